import { guardsIn } from '../guard.ts';

const BREAKDOWN = 'functions/surveys/statistics/break-down-survey.test.ts';

/** What kinds of questions beside those of the specification take, count and tell. */
export const guards = [
  guardsIn('functions/surveys/questions.ts', 'tests/api/surveys/numbers.test.ts', {
    'question kinds: settings that make no sense are refused -> refused with settings':
      "if (read && 'mistake' in read{+ && issues.length > 0+}) issues.push(",
    'question kinds: settings stay where nothing is said of them -> kept with its bounds':
      'question.settings ?? [-before?.settings ?? -]{}',
  }),
  guardsIn('functions/surveys/questions.ts', 'tests/api/surveys/rankings.test.ts', {
    'question kinds: counters of all questions have an end -> no more counters':
      'if (counters > {+10 * +}COUNTERS_MAX) issues.push(',
  }),
  guardsIn('shared/question-kinds/number.ts', 'shared/question-kinds/question-kinds.test.ts', {
    'question kinds: a number within its bounds -> whole one within its bounds':
      'return number[- >= min && number <= max ? number : null-];',
    'question kinds: numbers are told among those near them -> 21 counters at most':
      '(max - min + 1) / step <= [-CLOSE-]{+1_000_000+}',
  }),
  guardsIn('shared/question-kinds/date.ts', 'shared/question-kinds/question-kinds.test.ts', {
    'question kinds: a day within its bounds -> one that there is, within its bounds':
      'return isDay(day)[- && day >= from && day <= to-];',
  }),
  guardsIn('shared/rules/working-days.ts', 'shared/question-kinds/question-kinds.test.ts', {
    'question kinds: a day that there is -> one that there is, within its bounds':
      '!Number.isNaN(moment.getTime())[- && moment.toISOString().startsWith(text)-]',
  }),
  guardsIn('shared/question-kinds/index.ts', 'tests/security/survey-numbers.test.ts', {
    'question kinds: a day and a number are no words, of which each is shown -> never read as words':
      "return kindOf(question).[-counting === null-]{+field === 'answer_text'+};",
  }),
  guardsIn('shared/question-kinds/ranking.ts', 'shared/question-kinds/question-kinds.test.ts', {
    'question kinds: an order is whole -> anything less is no answer':
      'return places.length [-===-]{+<=+} options && different.size === [-options-]{+places.length+};',
  }),
  guardsIn('web/src/question-kinds/ranking/answering.tsx', 'web/src/answer-form/survey-questions.test.ts', {
    'question kinds: an order begins with nothing -> while nothing is said':
      "[-answer !== '' && -]leftIn(answer, options) === 0",
  }),
  guardsIn('web/src/answer-form/form-state.ts', 'web/src/answer-form/survey-questions.test.ts', {
    'question kinds: what would not be taken is not sent -> keeps the rest from being sent':
      "[-|| !!field.mistake?.(answers[id] ?? '')-]",
  }),
  guardsIn('shared/question-kinds/matrix.ts', 'tests/api/surveys/matrices.test.ts', {
    'question kinds: a statement is rated by a number of the scale -> refused in Russian':
      "readScaleAnswer(one, [-scale!-]{+'0-10'+})",
    'question kinds: all statements of a question that must be answered are rated -> refused in Russian':
      'if (required && given.[-some-]{+every+}(isBlank))',
  }),
  guardsIn('functions/surveys/statistics/figures.ts', 'tests/api/surveys/matrices.test.ts', {
    'question kinds: a statement that few have rated is not told -> told of nobody':
      'statement !== undefined && sum(own) < [-smallest-]{+1+}',
  }),
  guardsIn('functions/surveys/present-breakdown.ts', 'functions/surveys/statistics/break-down-survey.test.ts', {
    'question kinds: no group is told who rated any statement -> who rated any statement':
      '[-hasStatements(question)-]{+question === undefined+} ? null : presentCell',
  }),
  guardsIn('functions/surveys/statistics/break-down-survey.ts', BREAKDOWN, {
    'question kinds: nothing is kept of who rated any statement -> few of have rated it':
      '[-if (hasStatements(question)) return [];-]',
  }),
  guardsIn('shared/question-kinds/matrix.ts', 'functions/surveys/statistics/break-down-survey.test.ts', {
    'question kinds: of a statement as of a question no group is told that few of have rated it -> few of have rated it':
      "(known && numbers[place]) || [-null-]{+'1'+}",
  }),
  guardsIn('functions/surveys/shown-figures.ts', 'tests/api/surveys/matrices.test.ts', {
    'question kinds: a statement that few have rated has no figures of its own -> told of nobody':
      'answered < [-survey.smallestGroup-]{+1+} ?',
  }),
  guardsIn('shared/rules/survey-direction.ts', 'shared/question-kinds/statements.test.ts', {
    'question kinds: nobody recommends a statement -> no recommendation': '[-!question.statement &&-]',
  }),
  guardsIn('functions/surveys/statistics/compare-surveys.ts', 'functions/surveys/statistics/compare-surveys.test.ts', {
    'question kinds: a statement is compared with the one of the same words -> where the words are the same':
      '[-one.statement?.statement === question.statement?.-]{+!one.statement === !question.+}statement',
  }),
  guardsIn('functions/analysis/jobs/collect-survey.ts', 'tests/api/surveys/matrices.test.ts', {
    'question kinds: the analyst reads each statement by itself -> a question of its own':
      'if (hasStatements(question){+ && isEnps+}) {',
  }),
  guardsIn('web/src/question-kinds/matrix/answering.tsx', 'web/src/answer-form/survey-questions.test.ts', {
    'question kinds: all statements are rated before the form is sent -> all of them where they must be rated':
      '[-required && -]isBegun(answer) && leftIn(answer) > [-0-]{+options.length+}',
  }),
  guardsIn('functions/analysis/jobs/collect-survey.ts', 'tests/api/surveys/rankings.test.ts', {
    'question kinds: the analyst takes no place for a score -> what came first':
      '...(scale [-=== null && !isInWords(question)-]{+!== null+} ? { chosen } : {})',
  }),
];
