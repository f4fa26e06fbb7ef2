import type { ReadyQuestion } from '#shared/rules/ready-questions.ts';
import type { QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { newQuestion } from './draft.ts';

/** A question of the bank, to be edited freely. */
export function fromBank({ theme, text, type, scale, direction, options }: ReadyQuestion): QuestionDraft {
  const blank = newQuestion(type);
  return {
    ...blank,
    theme,
    text,
    scale: scale ?? blank.scale,
    direction,
    options: options.map((option, key) => ({ key, text: option })),
  };
}
