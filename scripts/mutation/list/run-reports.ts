import { guardsIn } from '../guard.ts';

/** «Вы сказали — мы сделали»: who reads it, which figures stand on it, and that nobody’s text is lost. */
export const guards = [
  guardsIn('functions/answers/operations/get-public-report.ts', 'tests/api/reports/report.long.test.ts', {
    'reports: the page opens by its whole link alone -> one 404 when closed':
      '[-!sameToken(found.link, params.link)-]{+false+}',
  }),
  guardsIn('functions/runs/save-report.ts', 'tests/api/reports/report.long.test.ts', {
    'reports: a closed page is gone -> one 404 when closed':
      'const page = [-published ? presented.preview : null-]{+pageOf(told, report)+};',
    'reports: no page while answers are taken -> no figures while answers are taken':
      'if ([-!isOver-]{+false as boolean+}) conflict',
    'reports: no page about too few people -> fewer than five people':
      'if ([-counts.responses < smallestGroup-]{+false as boolean+}) conflict(',
    'reports: words of respondents are no figures -> answered in words':
      'return [-isInWords(question)-]{+(false as boolean)+} ?',
    'reports: a change made from an older version is refused -> from an older version':
      '[-if (version !== undefined && version !== (old?.version ?? 0)) reportChanged();-]',
  }),
  guardsIn('functions/surveys/repositories/surveys.ts', 'tests/api/reports/report.long.test.ts', {
    'reports: the page goes with its survey at once -> of a survey .*goes with what it is about':
      '[-remove(keys.reportPage(surveyId)),-]',
  }),
  guardsIn('functions/runs/repositories/runs.ts', 'tests/api/reports/run-report.test.ts', {
    'reports: what was written goes with its run -> with its run': '[-remove(keys.runReport(pollId, runId)),-]',
  }),
  guardsIn('functions/runs/repositories/run-reports.ts', 'tests/api/reports/run-report.test.ts', {
    'reports: no report of a run that is gone -> deleted while it is written':
      '[-...placesOf(run).map((place) => check(place, { exists: true })),-]',
  }),
  guardsIn('functions/runs/report.ts', 'tests/api/reports/report.long.test.ts', {
    'reports: no figures while answers are taken -> no figures while answers are taken':
      'const mayTell =[- told.isOver &&-]',
  }),
  guardsIn('functions/polls/report.ts', 'tests/api/reports/report.long.test.ts', {
    'reports: a run of a poll is over when it is closed -> of a run of a poll .*no figures while answers are taken':
      'isOver: wasOpened(run)[- && !run.published-],',
  }),
  guardsIn('functions/runs/report.ts', 'tests/api/reports/run-report.test.ts', {
    'reports: no two pages of a run that shows each answer at once -> each answer is shown at once':
      '[-&& (closing === null || closing === told.closing)-]',
  }),
  guardsIn('functions/runs/save-report.ts', 'tests/api/reports/survey-report.test.ts', {
    'reports: no page before results are settled -> results are settled':
      'if ([-!(await isSettled())-]{+false as boolean+}) conflict',
  }),
  guardsIn('functions/polls/operations/save-frame-report.ts', 'tests/api/reports/run-report.test.ts', {
    'reports: no page of a poll before its answers have come to light -> answers come to light':
      '[-told.unseen < SMALLEST_GROUP-]{+(true as boolean)+}',
  }),
  guardsIn('functions/runs/report.ts', 'tests/api/reports/survey-report.test.ts', {
    'reports: no figures of a question that too few answered -> fewer than the smallest group answered':
      '!mayTell[- || given === null-]',
  }),
  guardsIn('functions/runs/repositories/run-reports.ts', 'tests/api/reports/report.long.test.ts', {
    'reports: of several who save at once one does -> several who save at once':
      '{ [-equals: { version: old.version }-]{+exists: true+} }',
  }),
];
