import { expect, it } from 'vitest';
import { deadlineWords } from './deadline-words.ts';

const now = new Date('2026-11-20T15:00');

it.each([
  [null, 'без срока', false],
  ['2026-11-20T14:59', 'срок вышел', true],
  ['2026-11-20T18:00', 'сегодня до 18:00', true],
  ['2026-11-21T00:30', 'завтра последний день', true],
  ['2026-11-22T23:59', 'послезавтра последний день', true],
  ['2026-11-24T12:00', 'до вторника, 24 ноября', false],
  ['2026-11-26T23:00', 'до четверга, 26 ноября', false],
  ['2026-11-27T00:00', 'до 27 ноября', false],
  ['2027-01-12T12:00', 'до 12 января 2027 г.', false],
])('says of a deadline %s «%s»', (deadline, words, near) => {
  const said = deadlineWords(deadline === null ? null : new Date(deadline).toISOString(), now);
  expect({ ...said, words: said.words.replaceAll('\u00a0', ' ') }).toEqual({ words, near });
});
