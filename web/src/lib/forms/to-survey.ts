import type { Brought } from './brought.ts';

/** The questions of a file as a draft of a survey asks them. */
export function toSurveyQuestions({ questions }: Pick<Brought, 'questions'>) {
  return questions.map(({ kind, text, required, scale, options, section, bounds }) => ({
    type: kind,
    text,
    required,
    options: [...options],
    ...(scale && { scale }),
    ...(kind === 'NUMBER' && bounds && { settings: { min: bounds.min, max: bounds.max, unit: '' } }),
    section,
  }));
}
