import { DAY_MS, HOUR_MS } from '#shared/rules/durations.ts';
import { moscowDay, moscowMoment, weekdayOf } from '#shared/rules/working-days.ts';

const MOSCOW = 3 * HOUR_MS;

/** So many days after a moment; before it where negative. */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}

/** So many hours after a moment; before it where negative. */
export function addHours(date: Date, hours: number): Date {
  return new Date(date.getTime() + hours * HOUR_MS);
}

/** Days from one moment to another, with their fraction. */
export function daysBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / DAY_MS;
}

/** This hour in Moscow on the day of a moment. */
export function atHour(date: Date, hour: number): Date {
  return addHours(moscowMoment(moscowDay(date), '00:00'), hour);
}

/** Monday is 1, Sunday is 7; by the days of Moscow. */
export function weekday(date: Date): number {
  return weekdayOf(moscowDay(date));
}

/** A moment as Bitrix24 writes it for an owner in Moscow: `2026-09-14T09:12:44+03:00`. */
export function inMoscow(date: Date): string {
  return `${new Date(date.getTime() + MOSCOW).toISOString().slice(0, 19)}+03:00`;
}

/** The day in Moscow of a moment, without an hour, as Bitrix24 writes it: midnight of its server, which is in UTC. */
export function asDay(date: Date): string {
  return `${moscowDay(date)}T03:00:00+03:00`;
}

/** Whichever of two moments comes first. */
export function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

/** Whichever of two moments comes last. */
export function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
