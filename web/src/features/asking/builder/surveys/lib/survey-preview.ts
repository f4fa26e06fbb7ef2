import { surveyForm } from '#web/answer-form/survey-questions.ts';
import { EVERY_FIELD } from '#web/question-kinds/fields.ts';
import { askedQuestionsOf } from '../../lib/asked-questions.ts';
import type { Preview } from '../../lib/preview.ts';
import { builderText } from '#text/asking/builder.ts';
import type { SurveyDraft } from './survey-draft.ts';

/** A survey as its respondents will see it. */
export function surveyAsked(draft: SurveyDraft): Preview {
  const all = askedQuestionsOf(draft, builderText.preview.untitled);
  return {
    questions: (answers, shown) =>
      surveyForm(
        EVERY_FIELD,
        all.map((question) => (question.id === shown ? { ...question, show_if: null } : question)),
        answers,
      ),
    anonymous: draft.anonymous,
  };
}
