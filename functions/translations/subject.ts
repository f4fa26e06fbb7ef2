import type { Poll } from '#functions/polls/repositories/polls.ts';
import type { Survey } from '#functions/surveys/repositories/surveys.ts';
import type { Sayings } from './places.ts';
import type { Subject } from './repositories/translations.ts';

/** What is translated: a poll or a survey, with what it says in its own language. */
export type Translated = Subject & Sayings & { readonly editable: boolean };

/** Runs that are open keep what they were opened with, so a poll can be changed at any time. */
export function ofPoll(poll: Poll): Translated {
  return { ...poll, kind: 'poll', editable: true };
}

/** What respondents of a survey read is settled by its publication. */
export function ofSurvey(survey: Survey): Translated {
  return { ...survey, kind: 'survey', editable: survey.status === 'DRAFT' };
}
