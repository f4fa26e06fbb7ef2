import type { Guard } from '../guard.ts';

const TEST = 'tests/api/surveys/report.test.ts';
const REPORT = 'functions/surveys/report.ts';
const SAVE = 'functions/surveys/save-survey-report.ts';

/** «Вы сказали — мы сделали»: who reads it, which figures stand on it, and that nobody’s text is lost. */
export const surveyReports: readonly Guard[] = [
  {
    name: 'reports: the page opens by its whole link alone',
    file: 'functions/answers/get-public-survey-report.ts',
    from: '!sameToken(found.link, params.link)',
    to: 'false',
    test: TEST,
    only: /one 404 when closed/,
  },
  {
    name: 'reports: a closed page is gone',
    file: SAVE,
    from: 'report, published ? preview : null)',
    to: 'report, preview)',
    test: TEST,
    only: /one 404 when closed/,
  },
  {
    name: 'reports: the page goes with its survey at once',
    file: 'functions/data/surveys.ts',
    from: 'remove(keys.reportPage(surveyId)),',
    to: '',
    test: TEST,
    only: /goes with its survey/,
  },
  {
    name: 'reports: no figures while a survey is open',
    file: REPORT,
    from: 'questions: isOver(survey) ?',
    to: 'questions: (true as boolean) ?',
    test: TEST,
    only: /none while the survey is open/,
  },
  {
    name: 'reports: no page while a survey is open',
    file: SAVE,
    from: 'if (!isOver(survey)) conflict',
    to: 'if (false as boolean) conflict',
    test: TEST,
    only: /none while the survey is open/,
  },
  {
    name: 'reports: no page before results are settled',
    file: SAVE,
    from: 'if ((await repos.results.breakdown(survey.id)) === undefined) {',
    to: 'if (false as boolean) {',
    test: TEST,
    only: /results are settled/,
  },
  {
    name: 'reports: no figures of a question that too few answered',
    file: REPORT,
    from: ' || counts === null) return [];',
    to: ') return [];',
    test: TEST,
    only: /fewer than the smallest group answered/,
  },
  {
    name: 'reports: no page of a survey that too few answered',
    file: SAVE,
    from: 'if (responses < survey.smallestGroup) {',
    to: 'if (false as boolean) {',
    test: TEST,
    only: /no page opens/,
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
    file: 'functions/data/survey-reports.ts',
    from: '{ equals: { version: old.version } }',
    to: '{ exists: true }',
    test: TEST,
    only: /several who save at once/,
  },
];
