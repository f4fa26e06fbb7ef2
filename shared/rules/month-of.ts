import { moscowDay } from './working-days.ts';

/** The calendar month of a moment in Moscow, in which limits and requests are counted: 2026-11. */
export function monthOf(moment: Date): string {
  return moscowDay(moment).slice(0, 7);
}
