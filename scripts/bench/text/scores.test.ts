import { expect, it } from 'vitest';
import { score } from './scores.ts';
import { readComments } from './read-comments.ts';

it('agrees with the people who labelled the comments the analyst is tuned by', () => {
  const { toneMacroF1, themeMicroF1 } = score(readComments('tuning/first'));
  expect(toneMacroF1).toBeGreaterThan(0.88);
  expect(themeMicroF1).toBeGreaterThan(0.9);
});

it('counts what is read otherwise than labelled', () => {
  const { toneAccuracy, confusion, themeMicroF1, mistakes } = score([
    { text: 'Зарплата маленькая.', themes: ['pay'], tone: 'negative' },
    { text: 'Дружный коллектив.', themes: ['pay'], tone: 'negative' },
  ]);
  expect(toneAccuracy).toBe(0.5);
  expect(confusion.negative).toEqual({ positive: 1, negative: 1, mixed: 0, neutral: 0 });
  expect(themeMicroF1).toBe(0.5);
  expect(mistakes.map(({ comment }) => comment.text)).toEqual(['Дружный коллектив.']);
});
