import { expect, it } from 'vitest';
import { notQuoted } from './not-quoted.ts';

it('keeps of a text the sentences that nothing else has said', () => {
  const told = ['eNPS вырос: был −50, стал +41', 'Ответили 22 из 35 (63 %). Этого достаточно для итогов.'];
  const summary = 'Пока eNPS вырос: был −50, стал +41. Пишут о графике. Ответили 22 из 35 (63 %).';
  expect(notQuoted(summary, told)).toBe('Пишут о графике.');
  expect(notQuoted('Ответили 22 из 35 (63 %).', told)).toBe('');
});
