import { expect, it } from 'vitest';
import { countWords } from './count-words.ts';

it('counts in how many comments of each label a word stands, once each and half for each of two themes', () => {
  const { comments, words } = countWords([
    { text: 'Премия, премия!', themes: ['pay'], tone: 'positive' },
    { text: 'Премия и график', themes: ['pay', 'balance'], tone: 'neutral' },
  ]);
  expect(comments).toMatchObject({ pay: 2, balance: 1, positive: 1, neutral: 1, load: 0 });
  expect(words).toContain('прем p1.5 P1 b0.5 O1');
});

it('counts a denied word as another one for the tones, not for the themes', () => {
  const { words: rows } = countWords([{ text: 'Не нравится график', themes: ['balance'], tone: 'negative' }]);
  expect(rows).toContain('нрав b1');
  expect(rows).toContain('не-нрав N1');
});
