import { endsOf } from '#web/answer-form/named-ends.ts';
import { scaleField } from '#web/answer-form/scale.tsx';
import { answerFormText as text } from '#text/answer-form.ts';
import type { Answering } from '../answering.ts';

/** A number of a scale. */
export const rating: Answering = {
  field({ text: words, scale, theme }) {
    const asked = scale ?? '1-5';
    return scaleField(asked, endsOf(words, asked, theme === 'enps' ? text.enpsEnds : text.scaleEnds));
  },
  said: (answer) => ({ answer_rating: Number(answer) }),
  held: ({ answer_rating: score }) => score?.toString() ?? '',
};
