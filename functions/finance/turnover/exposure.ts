import { daysBetween } from '#shared/rules/working-days.ts';
import type { Employment } from './data.ts';

const DAYS_OF_YEAR = 365.25;

/** From one day to another, both included. */
export interface Window {
  readonly from: string;
  readonly to: string;
}

/** So many days of the window somebody was there and seen. */
export function daysWithin({ seenFrom, leftOn }: Employment, { from, to }: Window): number {
  const begin = seenFrom > from ? seenFrom : from;
  const end = leftOn !== null && leftOn < to ? leftOn : to;
  return Math.max(0, daysBetween(begin, end) + 1);
}

/** What all of them were there for together, in years. */
export function personYears(employments: readonly Employment[], window: Window): number {
  return employments.reduce((days, one) => days + daysWithin(one, window), 0) / DAYS_OF_YEAR;
}

/** How many people there were on average. */
export function averageHeadcount(employments: readonly Employment[], window: Window): number {
  return (personYears(employments, window) * DAYS_OF_YEAR) / (daysBetween(window.from, window.to) + 1);
}

/** Those who left between the days. */
export function leaversOf(employments: readonly Employment[], { from, to }: Window): Employment[] {
  return employments.filter(({ leftOn }) => leftOn !== null && leftOn >= from && leftOn <= to);
}

/** Those who are there at the end of a day. */
export function presentOn(employments: readonly Employment[], day: string): Employment[] {
  return employments.filter(({ seenFrom, leftOn }) => seenFrom <= day && (leftOn === null || leftOn > day));
}
