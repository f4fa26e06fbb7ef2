import { expect, it } from 'vitest';
import { NBSP } from '#text/format.ts';
import { lastLoginInDetail, lastLoginInList } from './last-login.ts';

const NOW = new Date(2026, 8, 14, 12, 0);
const ago = (hours: number, minutes = 0) => new Date(NOW.getTime() - (hours * 60 + minutes) * 60_000).toISOString();

it.each([
  [ago(0), 'Онлайн', 'Онлайн сейчас'],
  [ago(0, 59), 'Онлайн', 'Онлайн сейчас'],
  // A portal whose clock is ahead.
  [ago(-1), 'Онлайн', 'Онлайн сейчас'],
  [ago(1), '1 ч. назад', 'Был онлайн 1 ч. назад'],
  [ago(23, 59), '23 ч. назад', 'Был онлайн 23 ч. назад'],
  [ago(24), '1 д. назад', 'Был онлайн 1 д. назад'],
  [ago(7 * 24 - 1), '6 д. назад', 'Был онлайн 6 д. назад'],
  [ago(7 * 24), '7 сентября', 'Последний раз был онлайн 7 сентября 2026 г.'],
  [ago(365 * 24), '14.09.2025', 'Последний раз был онлайн 14 сентября 2025 г.'],
  ['', 'Никогда', 'Никогда не входил'],
  ['вчера', 'Неизвестно', 'Неизвестно'],
  [null, 'Неизвестно', 'Неизвестно'],
])('%j is «%s» in the list and «%s» on the page (B4-10, B4-11, B4-12, B4-13)', (moment, list, detail) => {
  const spaced = (text: string) => text.replaceAll(NBSP, ' ');
  expect(spaced(lastLoginInList(moment, NOW))).toBe(list);
  expect(spaced(lastLoginInDetail(moment, NOW))).toBe(detail);
});
