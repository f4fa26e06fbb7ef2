import { expect, it } from 'vitest';
import type { Recurrence } from '#shared/models/recurrence.ts';
import { moscowDate, moscowDayAndTime } from './lib/moscow-moment.ts';
import { recurrenceWords, rhythmWords } from './lib/rhythm-words.ts';
import { channelText } from '#text/asking/runs/schedule.ts';

const NBSP = '\u00A0';
const recurrence = (change: Partial<Recurrence>): Recurrence => ({
  cadence: 'weekly',
  weekday: 1,
  month_day: null,
  days_after: null,
  time: '10:00',
  paused: false,
  next_at: null,
  ...change,
});

it('says how often a poll repeats, in the forms Russian weekdays take', () => {
  expect(rhythmWords(recurrence({}))).toBe('каждый понедельник');
  expect(rhythmWords(recurrence({ weekday: 3 }))).toBe('каждую среду');
  expect(rhythmWords(recurrence({ cadence: 'fortnightly', weekday: 7 }))).toBe('раз в две недели по воскресеньям');
  expect(rhythmWords(recurrence({ cadence: 'monthly', month_day: 15 }))).toBe('каждый месяц, 15-го');
  expect(rhythmWords(recurrence({ cadence: 'member_joined', days_after: 30 }))).toBe(
    `новым участникам через 30${NBSP}дней`,
  );
});

it('names the next run, unless there is none to name', () => {
  expect(recurrenceWords(recurrence({}), '24 ноября')).toBe(
    'Повторяется каждый понедельник, следующий запуск 24 ноября',
  );
  expect(recurrenceWords(recurrence({ paused: true }), '')).toBe('Повторяется каждый понедельник');
});

it('shows days and times of Moscow wherever the reader is', () => {
  expect(moscowDayAndTime('2026-11-22T21:30:00.000Z')).toBe(`пн, 23${NBSP}ноября, 00:30`);
  expect(moscowDate('2026-12-31T21:00:00.000Z')).toBe(`1${NBSP}января`);
});

it('tells by which ways how many were invited', () => {
  expect(
    channelText.reached({
      reached: [
        { channel: 'mail', people: 3 },
        { channel: 'bitrix24', people: 12 },
      ],
      later: 4,
    }),
  ).toBe('письмом — 3, в Bitrix24 — 12, ждут конца тихих часов — 4');
  expect(channelText.reached({ reached: [{ channel: 'mail', people: 0 }], later: 0 })).toBe('никто');
});
