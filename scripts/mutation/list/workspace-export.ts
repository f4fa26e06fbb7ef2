import { guardsIn } from '../guard.ts';

/** What stands between everything a workspace owns, in one file, and whoever is not its owner. */
export const guards = [
  guardsIn('functions/exports/operations/download-export.ts', 'tests/api/workspaces/exports.test.ts', {
    'archive: whoever was the owner a moment ago gets no link -> replica that lags':
      "[-if (!can(current, 'workspace.export')) forbidden();-]",
    'archive: no link before it is made -> not given before it is made':
      '[-if (isBeingMade(known)) conflict(exportsErrors.beingMade);-]',
    'archive: no link after its time -> nor after its time': "[-if (!isThere(known, now)) notFound('export');-]",
  }),
  guardsIn('functions/exports/repositories/workspace-exports.ts', 'tests/api/workspaces/exports.test.ts', {
    'archive: so many a day -> many times a day': '[-[...writes, limit.write]-]{+writes+}',
  }),
  guardsIn('functions/exports/operations/request-export.ts', 'tests/api/jobs/export-workspace.test.ts', {
    'archive: one at a time -> silent for an hour':
      '[-if (running && isBeingMade(running) && !isLost(running, now)) return presentExport(running);-]',
  }),
  guardsIn('functions/exports/jobs/export-workspace.ts', 'tests/api/jobs/export-workspace.test.ts', {
    'archive: a cancelled one stops -> stops within a page': '[-throw new ExportOver();-]{+{}+}',
    'archive: given up after three executions that were killed -> killed each time':
      '[-if (one.attempts > ATTEMPTS) return repos.workspaceExports.fail(one, GIVEN_UP, now);-]',
  }),
  guardsIn('functions/exports/repositories/workspace-exports.ts', 'tests/api/jobs/export-workspace.test.ts', {
    'archive: only the newest execution counts -> later execution':
      "{ equals: { status: 'running'[-, runId: one.runId-] } }",
  }),
  guardsIn('functions/workspaces/jobs/delete-workspace.ts', 'tests/api/jobs/export-workspace.test.ts', {
    'archive: its file goes with the workspace -> go with its workspace':
      '[-for (const one of await workspaceExports.list(workspaceId)) await archives().store.remove(one);-]',
  }),
  guardsIn('functions/exports/archive/sections/polls.ts', 'tests/api/workspaces/export-contents.long.test.ts', {
    'archive: no name beside an anonymous answer -> shown at once, without names':
      '[-...(run.isAnonymous ? {} : { -]name: nameOf(userOf(response)), consent: response.consent ?? null[- })-]{+, at: response.answeredAt+},',
  }),
  guardsIn('functions/surveys/shown-figures.ts', 'tests/api/workspaces/export-contents.long.test.ts', {
    'archive: words of a survey only where enough people wrote some -> by its words where enough':
      'return [-!survey.isAnonymous || (written >= survey.smallestGroup && isQuestionShownNow(survey, question))-]{+true+};',
  }),
  guardsIn('shared/rules/export-cells.ts', 'tests/api/workspaces/export-contents.long.test.ts', {
    'archive: nothing a spreadsheet would run -> spreadsheet would run': '`"${[-harmless(cell)-]{+cell+}.replaceAll',
  }),
  guardsIn('functions/exports/archive-store.ts', 'tests/api/jobs/export-workspace.test.ts', {
    'archive: sent in parts, not held whole -> no more than one part': '[-if (bytes >= PART_BYTES) await sendPart();-]',
  }),
];
