import type { DraftQuestion } from '#functions/surveys/repositories/surveys.ts';
import type { PollQuestion } from '#shared/models/answers.ts';
import type { Question } from '#shared/models/question.ts';
import type { QuestionSettings, SurveyQuestion } from '#shared/models/survey-answers.ts';

/** Questions of a poll in the words of the API. */
export function presentPollQuestions(questions: readonly Question[]): PollQuestion[] {
  return questions.map(({ id, text, required, scale, direction }, index) => ({
    id,
    text,
    order_index: index,
    is_required: required,
    scale,
    direction,
  }));
}

/** Questions of a survey in the words of the API. */
export function presentSurveyQuestions(questions: readonly DraftQuestion[]): SurveyQuestion[] {
  return questions.map((question, index) => ({
    id: question.id,
    text: question.text,
    type: question.kind,
    options: [...question.options],
    // Border: settings are only read here.
    ...(question.settings && { settings: question.settings as QuestionSettings }),
    required: question.required,
    order: index + 1,
    created_at: question.createdAt,
    scale: question.scale,
    direction: question.direction,
    theme: question.theme,
    section: question.section,
    // Border: a condition is only read here.
    show_if: question.showIf as SurveyQuestion['show_if'],
    origin_id: question.originId,
  }));
}
