import type { Guard } from '../guard.ts';

const DATA = 'functions/exports/repositories/workspace-exports.ts';
const DOWNLOAD = 'functions/exports/operations/download-export.ts';
const REQUEST = 'functions/exports/operations/request-export.ts';
const JOB = 'functions/exports/jobs/export-workspace.ts';
const POLLS = 'functions/exports/archive/sections/polls.ts';
const WRITE = 'functions/exports/archive/write-archive.ts';
const FIGURES = 'functions/surveys/shown-figures.ts';
const EXPORTS = 'tests/api/workspaces/exports.test.ts';
const CONTENTS = 'tests/api/workspaces/export-contents.test.ts';
const JOB_TEST = 'tests/api/jobs/export-workspace.test.ts';

/** What stands between everything a workspace owns, in one file, and whoever is not its owner. */
export const workspaceExport: readonly Guard[] = [
  {
    name: 'archive: whoever was the owner a moment ago gets no link',
    file: DOWNLOAD,
    from: "if (!can(current, 'workspace.export')) forbidden();",
    to: '',
    test: EXPORTS,
    only: /replica that lags/,
  },
  {
    name: 'archive: no link before it is made',
    file: DOWNLOAD,
    from: "if (isBeingMade(known)) conflict('Архив ещё собирается');",
    to: '',
    test: EXPORTS,
    only: /not given before it is made/,
  },
  {
    name: 'archive: no link after its time',
    file: DOWNLOAD,
    from: "if (!isThere(known, now)) notFound('export');",
    to: '',
    test: EXPORTS,
    only: /nor after its time/,
  },
  {
    name: 'archive: so many a day',
    file: DATA,
    from: '[...writes, limit.write]',
    to: 'writes',
    test: EXPORTS,
    only: /many times a day/,
  },
  {
    name: 'archive: one at a time',
    file: REQUEST,
    from: 'if (running && isBeingMade(running) && !isLost(running, now)) return presentExport(running);',
    to: '',
    test: JOB_TEST,
    only: /silent for an hour/,
  },
  {
    name: 'archive: a cancelled one stops',
    file: JOB,
    from: 'throw new ExportOver();',
    to: '{}',
    test: JOB_TEST,
    only: /stops within a page/,
  },
  {
    name: 'archive: only the newest execution counts',
    file: DATA,
    from: "{ equals: { status: 'running', runId: one.runId } }",
    to: "{ equals: { status: 'running' } }",
    test: JOB_TEST,
    only: /later execution/,
  },
  {
    name: 'archive: given up after three executions that were killed',
    file: JOB,
    from: 'if (one.attempts > ATTEMPTS) return repos.workspaceExports.fail(one, GIVEN_UP, now);',
    to: '',
    test: JOB_TEST,
    only: /killed each time/,
  },
  {
    name: 'archive: its file goes with the workspace',
    file: 'functions/workspaces/jobs/delete-workspace.ts',
    from: 'for (const one of await workspaceExports.list(workspaceId)) await archives().store.remove(one);',
    to: '',
    test: JOB_TEST,
    only: /go with its workspace/,
  },
  {
    name: 'archive: no name beside an anonymous answer',
    file: POLLS,
    from: '...(run.isAnonymous ? {} : { name: nameOf(userOf(response)) }),',
    to: 'name: nameOf(userOf(response)), at: response.answeredAt,',
    test: CONTENTS,
    only: /shown at once, without names/,
  },
  {
    name: 'archive: words of a survey only where enough people wrote some',
    file: FIGURES,
    from: 'return !survey.isAnonymous || (written >= survey.smallestGroup && isQuestionShownNow(survey, question));',
    to: 'return true;',
    test: CONTENTS,
    only: /by its words where enough/,
  },
  {
    name: 'archive: nothing a spreadsheet would run',
    file: WRITE,
    from: 'unparse(rows as string[][], CSV_FORMAT)',
    to: 'unparse(rows as string[][], { ...CSV_FORMAT, escapeFormulae: false })',
    test: CONTENTS,
    only: /spreadsheet would run/,
  },
  {
    name: 'archive: sent in parts, not held whole',
    file: 'functions/exports/archive-store.ts',
    from: 'if (bytes >= PART_BYTES) await sendPart();',
    to: '',
    test: JOB_TEST,
    only: /no more than one part/,
  },
];
