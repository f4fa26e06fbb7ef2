import type { Scale } from '#shared/models/answers.ts';
import { SURVEY_QUESTION_TYPES, type SurveyQuestionType } from '#shared/rules/surveys.ts';
import { builderText as text } from '../text.ts';
import type { QuestionDraft } from '../lib/survey-draft.ts';

/** The types in the order they are offered, the scale first. */
export const TYPE_ORDER: readonly SurveyQuestionType[] = ['RATING', 'RADIO', 'CHECKBOX', 'YESNO', 'TEXT', 'TEXTAREA'];

/** The type of this name, as a control gives it. */
export function typeNamed(name: string): SurveyQuestionType {
  return SURVEY_QUESTION_TYPES.find((type) => type === name) ?? 'TEXT';
}

/** «Шкала 0–10», «Один из списка». */
export function typeWords({
  type,
  scale,
}: {
  readonly type: QuestionDraft['type'];
  readonly scale: Scale | null;
}): string {
  return type === 'RATING' && scale ? `${text.types.RATING} ${text.scales[scale]}` : text.types[type];
}
