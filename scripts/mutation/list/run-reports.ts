import type { Guard } from '../guard.ts';

const TEST = 'tests/api/reports/report.test.ts';
const OF_SURVEY = 'tests/api/reports/survey-report.test.ts';
const OF_RUN = 'tests/api/reports/run-report.test.ts';
const REPORT = 'functions/runs/report.ts';
const SAVE = 'functions/runs/save-report.ts';

/** «Вы сказали — мы сделали»: who reads it, which figures stand on it, and that nobody’s text is lost. */
export const runReports: readonly Guard[] = [
  {
    name: 'reports: the page opens by its whole link alone',
    file: 'functions/answers/operations/get-public-report.ts',
    from: '!sameToken(found.link, params.link)',
    to: 'false',
    test: TEST,
    only: /one 404 when closed/,
  },
  {
    name: 'reports: a closed page is gone',
    file: SAVE,
    from: 'const page = published ? presented.preview : null;',
    to: 'const page = pageOf(told, report);',
    test: TEST,
    only: /one 404 when closed/,
  },
  {
    name: 'reports: the page goes with its survey at once',
    file: 'functions/surveys/repositories/surveys.ts',
    from: 'remove(keys.reportPage(surveyId)),',
    to: '',
    test: TEST,
    only: /of a survey .*goes with what it is about/,
  },
  {
    name: 'reports: what was written goes with its run',
    file: 'functions/runs/repositories/runs.ts',
    from: 'remove(keys.runReport(pollId, runId)),',
    to: '',
    test: OF_RUN,
    only: /with its run/,
  },
  {
    name: 'reports: no report of a run that is gone',
    file: 'functions/runs/repositories/run-reports.ts',
    from: '...placesOf(run).map((place) => check(place, { exists: true })),',
    to: '',
    test: OF_RUN,
    only: /deleted while it is written/,
  },
  {
    name: 'reports: no figures while answers are taken',
    file: REPORT,
    from: 'const mayTell = told.isOver && ',
    to: 'const mayTell = ',
    test: TEST,
    only: /no figures while answers are taken/,
  },
  {
    name: 'reports: no page while answers are taken',
    file: SAVE,
    from: 'if (!isOver) conflict',
    to: 'if (false as boolean) conflict',
    test: TEST,
    only: /no figures while answers are taken/,
  },
  {
    name: 'reports: a run of a poll is over when it is closed',
    file: 'functions/polls/report.ts',
    from: 'isOver: wasOpened(run) && !run.published,',
    to: 'isOver: wasOpened(run),',
    test: TEST,
    only: /of a run of a poll .*no figures while answers are taken/,
  },
  {
    name: 'reports: no two pages of a run that shows each answer at once',
    file: REPORT,
    from: ' && (closing === null || closing === told.closing)',
    to: '',
    test: OF_RUN,
    only: /each answer is shown at once/,
  },
  {
    name: 'reports: no page before results are settled',
    file: SAVE,
    from: 'if (!(await isSettled())) conflict',
    to: 'if (false as boolean) conflict',
    test: OF_SURVEY,
    only: /results are settled/,
  },
  {
    name: 'reports: no page of a poll before its answers have come to light',
    file: 'functions/polls/operations/save-frame-report.ts',
    from: 'told.unseen < SMALLEST_GROUP',
    to: '(true as boolean)',
    test: OF_RUN,
    only: /answers come to light/,
  },
  {
    name: 'reports: no figures of a question that too few answered',
    file: REPORT,
    from: '!mayTell || given === null',
    to: '!mayTell',
    test: OF_SURVEY,
    only: /fewer than the smallest group answered/,
  },
  {
    name: 'reports: no page about too few people',
    file: SAVE,
    from: 'if (counts.responses < smallestGroup) {',
    to: 'if (false as boolean) {',
    test: TEST,
    only: /fewer than five people/,
  },
  {
    name: 'reports: words of respondents are no figures',
    file: SAVE,
    from: 'return isInWords(question) ? ',
    to: 'return (false as boolean) ? ',
    test: TEST,
    only: /answered in words/,
  },
  {
    name: 'reports: a change made from an older version is refused',
    file: SAVE,
    from: 'if (version !== undefined && version !== (old?.version ?? 0)) reportChanged();',
    to: '',
    test: TEST,
    only: /from an older version/,
  },
  {
    name: 'reports: of several who save at once one does',
    file: 'functions/runs/repositories/run-reports.ts',
    from: '{ equals: { version: old.version } }',
    to: '{ exists: true }',
    test: TEST,
    only: /several who save at once/,
  },
];
