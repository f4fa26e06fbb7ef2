import { describe, expect, it } from 'vitest';
import { isTimeZone, USUAL_QUIET_HOURS, writableFrom, type QuietHours } from './quiet-hours.ts';

const from = (moment: string, zone = 'Europe/Moscow', quiet: QuietHours = USUAL_QUIET_HOURS) =>
  writableFrom(new Date(moment), quiet, zone).toISOString();

describe('quiet hours', () => {
  it.each([
    ['ended', '2026-11-16T06:00:00.000Z'],
    ['are far away', '2026-11-16T12:34:56.789Z'],
    ['begin in a moment', '2026-11-16T16:59:59.999Z'],
  ])('hold nothing back where they have %s', (_, moment) => {
    expect(from(moment)).toBe(moment);
  });

  it.each([
    ['in the evening', '2026-11-16T17:00:00.000Z'],
    ['at night', '2026-11-16T21:30:12.345Z'],
    ['a moment before they end', '2026-11-17T05:59:59.999Z'],
  ])('hold back until nine what comes %s', (_, moment) => {
    expect(from(moment)).toBe('2026-11-17T06:00:00.000Z');
  });

  it('may lie within a day, or be none', () => {
    expect(from('2026-11-16T10:30:00.000Z', 'Europe/Moscow', { from: 13, to: 14 })).toBe('2026-11-16T11:00:00.000Z');
    expect(from('2026-11-16T22:30:00.000Z', 'Europe/Moscow', 'off')).toBe('2026-11-16T22:30:00.000Z');
  });

  it('go by the clock of the person, whose hours may begin at a quarter of one in Greenwich', () => {
    expect(from('2026-11-16T18:30:00.000Z', 'Asia/Vladivostok')).toBe('2026-11-16T23:00:00.000Z');
    expect(from('2026-11-16T18:30:00.000Z', 'Asia/Kathmandu')).toBe('2026-11-17T03:15:00.000Z');
  });

  it('end at nine by summer time and by winter time, in the nights of the change as well', () => {
    expect(from('2026-03-27T22:00:00.000Z', 'Europe/Berlin')).toBe('2026-03-28T08:00:00.000Z');
    expect(from('2026-03-28T22:00:00.000Z', 'Europe/Berlin')).toBe('2026-03-29T07:00:00.000Z');
    expect(from('2026-10-23T22:00:00.000Z', 'Europe/Berlin')).toBe('2026-10-24T07:00:00.000Z');
    expect(from('2026-10-24T22:00:00.000Z', 'Europe/Berlin')).toBe('2026-10-25T08:00:00.000Z');
  });

  it('that would end in the hour that summer time takes away end after it', () => {
    expect(from('2026-03-29T00:30:00.000Z', 'Europe/Berlin', { from: 20, to: 2 })).toBe('2026-03-29T01:00:00.000Z');
  });
});

describe('a time zone', () => {
  it.each(['Europe/Moscow', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3', 'UTC'])('may be %s', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  it.each(['', '+03:00', 'Moscow', 'Europe/Moskau', 'Europe/Moscow ', '../etc/passwd'])('is not «%s»', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });
});
