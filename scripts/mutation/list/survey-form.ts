import { guardsIn } from '../guard.ts';

/** What the form of a survey keeps to itself, and what it says honestly. */
export const guards = [
  guardsIn('web/src/answer-form/survey-questions.ts', 'web/src/answer-form/survey-questions.test.ts', {
    'survey form: what a condition hides is not sent -> leaves out what is hidden':
      '[-.filter(({ question_id: id }) => asked.has(id))-]',
  }),
  guardsIn('web/src/answer-form/visible-time.ts', 'web/src/answer-form/visible-time.test.ts', {
    'survey form: the time behind other windows is not counted -> lies behind others':
      'since: [-visible ? now : null-]{+now+}',
    'survey form: a pause is counted two minutes long at most -> two minutes of a pause':
      'Math.[-min(Math.max(0, now - since), LONGEST_PAUSE_MS)-]{+max(0, now - since)+}',
  }),
  guardsIn('shared/rules/survey-statement.ts', 'shared/rules/survey-statement.test.ts', {
    'survey form: the smallest group is named as the survey has it -> is named where answers are shown':
      'shownAtTheEnd([-smallestGroup-]{+5+}) : shownInSteps([-smallestGroup-]{+5+})',
  }),
];
