import { expect, it } from 'vitest';
import { portalChangesWords } from './portal-reading.ts';

const now = new Date(2026, 10, 28, 15, 0);
const today = (hours: number, minutes: number) => new Date(2026, 10, 28, hours, minutes).toISOString();

it.each([
  [{ received_at: today(14, 5), failed_since: null, problem: null }, 'Последние изменения получены 14:05.'],
  [
    { received_at: today(14, 5), failed_since: today(14, 15), problem: 'Вебхук отозван' },
    'Портал не отвечает с 14:15: Вебхук отозван. Последние изменения получены 14:05.',
  ],
  [
    { received_at: null, failed_since: new Date(2026, 10, 27, 9, 30).toISOString(), problem: null },
    'Портал не отвечает с 27 ноября, 09:30.',
  ],
  [{ received_at: null, failed_since: null, problem: null }, ''],
])('says up to when changes have arrived, and since when a portal is silent: %j', (changes, words) => {
  expect(portalChangesWords(changes, now).replaceAll('\u{a0}', ' ')).toBe(words);
});
