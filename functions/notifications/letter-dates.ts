import { notificationsLetters } from '#text/notifications/letters.ts';

/** A moment for a letter: “21 November, 14:30 Moscow time”. */
export function moscowTime(instant: string): string {
  return notificationsLetters.moscowTime(instant);
}

/** A calendar day for a letter: “24 November 2026”. */
export function dayText(day: string): string {
  return notificationsLetters.dayText(day);
}
