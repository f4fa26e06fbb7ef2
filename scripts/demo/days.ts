const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MOSCOW = 3 * HOUR;

/** So many days after a moment; before it where negative. */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY);
}

export function addHours(date: Date, hours: number): Date {
  return new Date(date.getTime() + hours * HOUR);
}

/** Days from one moment to another, with their fraction. */
export function daysBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / DAY;
}

/** This hour in Moscow on the day of a moment. */
export function atHour(date: Date, hour: number): Date {
  const midnight = Math.floor((date.getTime() + MOSCOW) / DAY) * DAY - MOSCOW;
  return new Date(midnight + hour * HOUR);
}

/** Monday is 1, Sunday is 7; by the days of Moscow. */
export function weekday(date: Date): number {
  return new Date(date.getTime() + MOSCOW).getUTCDay() || 7;
}

/** A moment as Bitrix24 writes it for an owner in Moscow: `2026-09-14T09:12:44+03:00`. */
export function inMoscow(date: Date): string {
  return `${new Date(date.getTime() + MOSCOW).toISOString().slice(0, 19)}+03:00`;
}

/** The day in Moscow of a moment, without an hour, as Bitrix24 writes it: midnight of its server, which is in UTC. */
export function asDay(date: Date): string {
  return `${inMoscow(date).slice(0, 10)}T03:00:00+03:00`;
}

export function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

export function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
