import { expect, it } from 'vitest';
import { untold } from './untold.ts';

it('keeps of a text the sentences that nothing else has said', () => {
  const told = ['eNPS вырос: был −50, стал +41', 'Ответили 22 из 35 (63 %). Этого достаточно для итогов.'];
  const summary = 'Пока eNPS вырос: был −50, стал +41. Пишут о графике. Ответили 22 из 35 (63 %).';
  expect(untold(summary, told)).toBe('Пишут о графике.');
  expect(untold('Ответили 22 из 35 (63 %).', told)).toBe('');
});
