import type { Guard } from '../guard.ts';

const FORM = 'web/src/answer-form';

/** What the form of a survey keeps to itself, and what it says honestly. */
export const surveyAnswerForm: readonly Guard[] = [
  {
    name: 'survey form: what a condition hides is not sent',
    file: `${FORM}/survey-questions.ts`,
    from: '.filter(({ question_id: id }) => asked.has(id))',
    to: '',
    test: `${FORM}/survey-questions.test.ts`,
    only: /leaves out what is hidden/,
  },
  {
    name: 'survey form: the time behind other windows is not counted',
    file: `${FORM}/visible-time.ts`,
    from: 'since: visible ? now : null',
    to: 'since: now',
    test: `${FORM}/visible-time.test.ts`,
    only: /lies behind others/,
  },
  {
    name: 'survey form: a pause is counted two minutes long at most',
    file: `${FORM}/visible-time.ts`,
    from: 'Math.min(Math.max(0, now - since), LONGEST_PAUSE_MS)',
    to: 'Math.max(0, now - since)',
    test: `${FORM}/visible-time.test.ts`,
    only: /two minutes of a pause/,
  },
  {
    name: 'survey form: the smallest group is named as the survey has it',
    file: 'shared/rules/survey-statement.ts',
    from: 'words[count - 2]',
    to: 'words[3]',
    test: 'shared/rules/survey-statement.test.ts',
    only: /is named where answers are shown/,
  },
];
