import type { Scale } from '#shared/models/answers.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { scaleField } from '#web/answer-form/scale.tsx';
import { answerFormText as text } from '#text/answer-form.ts';
import type { Answering } from '../answering.ts';

/** A number of a scale. */
export const rating: Answering = {
  field({ text: words, scale, theme }) {
    const asked = scale ?? '1-5';
    return scaleField(asked, namesEnds(words, asked) ? null : theme === 'enps' ? text.enpsEnds : text.scaleEnds);
  },
  said: (answer) => ({ answer_rating: Number(answer) }),
  held: ({ answer_rating: score }) => score?.toString() ?? '',
};

/** The ends keep their general names only where the question gives them none: “1 – not at all, 5 – completely”. */
export function namesEnds(words: string, scale: Scale): boolean {
  const numbers = numbersOf(scale);
  return [numbers[0], numbers.at(-1)].every((end) => new RegExp(`(?:^|\\D)${end}\\s*[-–—=:]\\s*[^\\s\\d]`).test(words));
}
