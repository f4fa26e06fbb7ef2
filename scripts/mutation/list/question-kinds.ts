import type { Guard } from '../guard.ts';

const KINDS = 'shared/question-kinds/question-kinds.test.ts';
const NUMBER = 'shared/question-kinds/number.ts';
const DATE = 'shared/question-kinds/date.ts';
const RANKING = 'shared/question-kinds/ranking.ts';
const MATRIX = 'shared/question-kinds/matrix.ts';
const MATRICES = 'tests/api/surveys/matrices.test.ts';
const QUESTIONS = 'functions/surveys/questions.ts';
const FORM = 'web/src/answer-form/survey-questions.test.ts';

/** What kinds of questions beside those of the specification take, count and tell. */
export const questionKinds: readonly Guard[] = [
  {
    name: 'question kinds: settings that make no sense are refused',
    file: QUESTIONS,
    from: "if (read && 'mistake' in read) issues.push(",
    to: "if (read && 'mistake' in read && issues.length > 0) issues.push(",
    test: 'tests/api/surveys/numbers.test.ts',
    only: /refused with settings/,
  },
  {
    name: 'question kinds: settings stay where nothing is said of them',
    file: QUESTIONS,
    from: 'question.settings ?? before?.settings ?? {}',
    to: 'question.settings ?? {}',
    test: 'tests/api/surveys/numbers.test.ts',
    only: /kept with its bounds/,
  },
  {
    name: 'question kinds: counters of all questions have an end',
    file: QUESTIONS,
    from: 'if (counters > COUNTERS_MAX) issues.push(',
    to: 'if (counters > 10 * COUNTERS_MAX) issues.push(',
    test: 'tests/api/surveys/rankings.test.ts',
    only: /no more counters/,
  },
  {
    name: 'question kinds: a number within its bounds',
    file: NUMBER,
    from: 'return number >= min && number <= max ? number : null;',
    to: 'return number;',
    test: KINDS,
    only: /whole one within its bounds/,
  },
  {
    name: 'question kinds: numbers are told among those near them',
    file: NUMBER,
    from: '(max - min + 1) / step <= CLOSE',
    to: '(max - min + 1) / step <= 1_000_000',
    test: KINDS,
    only: /21 counters at most/,
  },
  {
    name: 'question kinds: a day within its bounds',
    file: DATE,
    from: 'return isDay(day) && day >= from && day <= to;',
    to: 'return isDay(day);',
    test: KINDS,
    only: /one that there is, within its bounds/,
  },
  {
    name: 'question kinds: a day that there is',
    file: 'shared/rules/working-days.ts',
    from: '!Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)',
    to: '!Number.isNaN(moment.getTime())',
    test: KINDS,
    only: /one that there is, within its bounds/,
  },
  {
    name: 'question kinds: a day and a number are no words, of which each is shown',
    file: 'shared/question-kinds/index.ts',
    from: 'return kindOf(question).counting === null;',
    to: "return kindOf(question).field === 'answer_text';",
    test: 'tests/security/survey-numbers.test.ts',
    only: /never read as words/,
  },
  {
    name: 'question kinds: an order is whole',
    file: RANKING,
    from: 'return places.length === options && different.size === options;',
    to: 'return places.length <= options && different.size === places.length;',
    test: KINDS,
    only: /anything less is no answer/,
  },
  {
    name: 'question kinds: an order begins with nothing',
    file: 'web/src/question-kinds/ranking/answering.tsx',
    from: "answer !== '' && leftIn(answer, options) === 0",
    to: 'leftIn(answer, options) === 0',
    test: FORM,
    only: /while nothing is said/,
  },
  {
    name: 'question kinds: what would not be taken is not sent',
    file: 'web/src/answer-form/form-state.ts',
    from: "|| !!field.mistake?.(answers[id] ?? '')",
    to: '',
    test: FORM,
    only: /keeps the rest from being sent/,
  },
  {
    name: 'question kinds: a statement is rated by a number of the scale',
    file: MATRIX,
    from: 'readScaleAnswer(one, scale!)',
    to: "readScaleAnswer(one, '0-10')",
    test: MATRICES,
    only: /refused in Russian/,
  },
  {
    name: 'question kinds: all statements of a question that must be answered are rated',
    file: MATRIX,
    from: 'if (required && given.some(isBlank))',
    to: 'if (required && given.every(isBlank))',
    test: MATRICES,
    only: /refused in Russian/,
  },
  {
    name: 'question kinds: a statement that few have rated is not told',
    file: 'functions/analysis/surveys/figures.ts',
    from: 'statement !== undefined && sum(own) < smallest',
    to: 'statement !== undefined && sum(own) < 1',
    test: MATRICES,
    only: /told of nobody/,
  },
  {
    name: 'question kinds: no group is told statement by statement',
    file: 'functions/analysis/surveys/present-breakdown.ts',
    from: 'cell && !hasStatements(questions[index]!)',
    to: 'cell',
    test: MATRICES,
    only: /told of nobody/,
  },
  {
    name: 'question kinds: the analyst reads each statement by itself',
    file: 'functions/jobs/analysis/collect-survey.ts',
    from: 'if (hasStatements(question)) {',
    to: 'if (hasStatements(question) && isEnps) {',
    test: MATRICES,
    only: /a question of its own/,
  },
  {
    name: 'question kinds: all statements are rated before the form is sent',
    file: 'web/src/question-kinds/matrix/answering.tsx',
    from: 'required && isBegun(answer) && leftIn(answer) > 0',
    to: 'isBegun(answer) && leftIn(answer) > options.length',
    test: FORM,
    only: /all of them where they must be rated/,
  },
  {
    name: 'question kinds: the analyst takes no place for a score',
    file: 'functions/jobs/analysis/collect-survey.ts',
    from: '...(scale === null && !isInWords(question) ? { chosen } : {})',
    to: '...(scale !== null ? { chosen } : {})',
    test: 'tests/api/surveys/rankings.test.ts',
    only: /what came first/,
  },
];
