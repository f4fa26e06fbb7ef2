import { guardsIn } from '../guard.ts';

/** What stands between the answers of a run and whoever watches its results all the time. */
export const guards = [
  guardsIn('functions/runs/repositories/release-rule.ts', 'functions/runs/repositories/release-rule.test.ts', {
    'results: nothing below five answers -> isolates nobody': 'return length[- >= smallest ? length : 0-];',
    'results: nothing is released of a run that asked fewer than five -> fewer than five were asked':
      "if ([-visibility === 'never' ||-]",
    'results: later answers wait for ten -> come into sight': '[-if (open && shown > 0) return 0;-]',
    'results: five stay back while a run is open -> at closing, or none': 'return length[- - smallest-];',
    'results: answers wait for the closing -> waits? for its closing':
      "[-(open && visibility === 'closed')-]{+false+}) return 0;",
    'results: which stay is drawn -> is drawn': '[-shuffled(waiting, random)-]{+waiting+}.slice(',
    'results: five changed answers or none -> isolates nobody': 'changed.length [->= smallest-]{+> 0+}',
    'results: no changed answers while a run is open -> no shown answer is replaced': '[-!open && -]changed.length',
    'results: steps of nearly the same size -> none of them small':
      '{+void border; +}return Array.from({ length: count }, (_, step) => keys.slice([-border(step), border-]{+step * RELEASE_MAX, +}(step + 1){+ * RELEASE_MAX+}));',
  }),
  guardsIn('functions/runs/repositories/withheld.ts', 'tests/security/few-asked.long.test.ts', {
    'results: a run that asks fewer than five is opened never to be shown -> of three without a link':
      "return [-reachesFew(run) ? 'never' : -]run.resultsVisibility;",
    'results: nothing is told where the link was taken away before five had answered -> link is taken away':
      "return [-run.resultsVisibility === 'live' && reachesFew(run) && answered < SMALLEST_GROUP-]{+false+};",
  }),
  guardsIn('functions/runs/repositories/results.ts', 'tests/security/few-asked.long.test.ts', {
    'results: no figure of what is withheld -> link is taken away': 'counts[-: withheld ? EMPTY_COUNTS : counts-],',
    'results: no answer of what is withheld -> link is taken away': 'if ([-isWithheld(run, 0)-]{+false+} &&',
    'results: no days of what is withheld -> day by day': 'days: run.published [-|| withheld -]? null : days,',
  }),
  guardsIn('functions/runs/repositories/shown-turnout.ts', 'tests/security/few-asked.long.test.ts', {
    'results: of what is withheld nobody is counted one by one -> of three without a link':
      '[-isWithheld(run, total) ||-]',
  }),
  guardsIn('functions/runs/repositories/shown-turnout.ts', 'functions/runs/repositories/shown-turnout.test.ts', {
    'results: never fewer are told to have answered than are shown -> never fewer':
      '[-Math.max(told(total), shown)-]{+told(total)+}',
  }),
  guardsIn('functions/runs/repositories/quotes.ts', 'functions/runs/repositories/quotes.test.ts', {
    'results: an answer to another question has another key -> another key':
      '`quote/${runId}/[-${place}/${key}-]{+${key}+}`',
    'results: answers to two questions stand in orders of their own -> orders of their own':
      '[-.toSorted((a, b) => (a.key < b.key ? -1 : 1))-],',
  }),
  guardsIn('shared/rules/read-apart.ts', 'tests/security/joined-answers.test.ts', {
    'results: answers of an anonymous run are read apart -> under one alias':
      "return [-isAnonymous && visibility !== 'live'-]{+false+};",
  }),
  guardsIn('functions/polls/operations/get-results.ts', 'tests/api/counters/release.test.ts', {
    'results: all answers carry the day of the opening -> carry the hour':
      "[-(openedAt ?? createdAt)-]{+new Date().toISOString()+}.slice(0, 'YYYY-MM-DD'.length)",
  }),
  guardsIn('functions/runs/repositories/releases.ts', 'tests/api/counters/release.test.ts', {
    'results: a changed answer is taken over once -> and once': 'else if ([-!copy.renewed &&-]',
    'results: a copy tells the hour of its release -> carry the hour':
      'const answeredAt = [-copy?.answeredAt ??-]{+response.answeredAt; void+} fullHour(now);',
    'results: those who wait are noted in no order -> in no order': 'release.waiting[-.toSorted()-]',
    'results: an answer whose name goes is not shown under it -> while it is released':
      '.[-map(({ after }) => check(keys.response(runId, after.key), { exists: true }))-]{+flatMap(() => [])+},',
  }),
  guardsIn('functions/runs/repositories/responses.ts', 'tests/api/counters/release.test.ts', {
    'results: a name goes from what is shown -> takes its name off what is shown':
      '[-remove(keys.released(runId, key), { exists: shown !== null }),-]',
  }),
  guardsIn('functions/runs/repositories/results.ts', 'tests/security/patient-watcher.long.test.ts', {
    'results: results are what was released -> reads every list.*isolates nobody':
      "[-run.resultsVisibility === 'live' ? ranges.responses(run.id) : ranges.released-]{+ranges.responses+}(run.id)",
  }),
  guardsIn('functions/runs/repositories/shown-turnout.ts', 'tests/security/patient-watcher.long.test.ts', {
    'results: who has answered is told in fives -> is told in fives':
      "(run.resultsVisibility !== 'live' && {+!+}run.published)",
  }),
  guardsIn('functions/polls/operations/update-frame.ts', 'tests/security/patient-watcher.long.test.ts', {
    'results: limits of the link in fives -> is refused all numbers': '[-requireAnswerLimit-]{+void +}({',
  }),
  guardsIn('shared/rules/poll-statement.ts', 'shared/rules/poll-statement.test.ts', {
    'results: respondents read when answers are shown -> says when answers are shown':
      "shownWhen([-visibility-]{+'live'+}, kind)",
  }),
  guardsIn('functions/runs/repositories/compare-teams.ts', 'functions/runs/repositories/compare-teams.test.ts', {
    'teams: none below five answers -> fewer than five': 'team !== null[- && responses >= SMALLEST_GROUP-]',
    'teams: what is left is five or nobody -> fewer than five':
      '[-if (left > 0 && left < SMALLEST_GROUP) apart.pop();-]',
    'teams: what is left of a question is five or nobody -> fewer than five':
      '[-hidden > 0 && hidden < SMALLEST_GROUP ? enough.slice(0, -1) : -]enough',
  }),
  guardsIn('functions/runs/repositories/releases.ts', 'tests/api/polls/compare-teams.test.ts', {
    'teams: compared once -> side by side once the run is closed':
      '[-if (await table.get(keys.teamFigures(runId), { consistent: true })) return null-]{+await table.removeMany([keys.teamFigures(runId)])+};',
  }),
  guardsIn('functions/runs/counting/release-responses.ts', 'tests/api/polls/compare-teams.test.ts', {
    'teams: not while a run is open -> while it is open': 'if ([-!open && -]run.compareTeams)',
  }),
  guardsIn('functions/runs/audience.ts', 'tests/api/polls/compare-teams.test.ts', {
    'teams: only large ones are kept with answers -> only where five of it are asked':
      'name !== null [-&& people >= SMALLEST_GROUP -]? [{ name, people }] : []',
    'teams: not where answers are seen at once -> is refused where answers are seen at once':
      "if ([-!-]compareTeams || resultsVisibility[- !== 'live'-]) return;",
  }),
  guardsIn('functions/runs/poll-figures.ts', 'tests/api/polls/compare-teams.test.ts', {
    'teams: of whom more have answered than were asked, nobody knows of how many -> how many of a team were asked':
      'people[- !== null && people >= responses ? people : null-]',
  }),
  guardsIn('shared/rules/statistics/estimate.ts', 'tests/api/polls/get-summary.test.ts', {
    'no eNPS below five scores -> no eNPS below five':
      'if ([-sum(sample.counts) < smallest-]{+n < 1 || smallest === 0+}) return null;',
  }),
  guardsIn('functions/runs/poll-figures.ts', 'tests/api/polls/get-trend.test.ts', {
    'no mean below five numbers -> compares the runs, oldest first': 'total [-< SMALLEST_GROUP-]{+=== 0+} ? null',
  }),
];
