import { expect, it } from 'vitest';
import { daysOf } from './days.ts';

const at = (day: string) => new Date(`${day}T12:00`);
const now = at('2026-11-22');
const said = (from: string, to: string | null) =>
  daysOf(at(from), to === null ? null : at(to), now).replaceAll('\u00a0', ' ');

it.each([
  ['2026-11-10', '2026-11-17', 'с 10 по 17 ноября'],
  ['2026-10-28', '2026-11-03', 'с 28 октября по 3 ноября'],
  ['2026-11-10', '2026-11-10', '10 ноября'],
  ['2026-11-10', null, '10 ноября'],
  ['2025-12-28', '2026-01-03', 'с 28 декабря 2025 г. по 3 января'],
  ['2025-11-10', '2025-11-17', 'с 10 по 17 ноября 2025 г.'],
])('says when a survey was, from %s to %s', (from, to, words) => {
  expect(said(from, to)).toBe(words);
});
