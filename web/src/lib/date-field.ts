import { nextWorkingDay } from '#shared/rules/working-days.ts';

/** When a working day ends: where the offered deadlines fall. */
const END_OF_WORK = 18;
const DAY_LENGTH = '2026-11-24'.length;

/** An instant as a field for date and time holds it: the wall clock of here, `2026-11-24T18:00`. */
export function toField(instant: string | Date): string {
  const moment = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  const date = [String(moment.getFullYear()).padStart(4, '0'), two(moment.getMonth() + 1), two(moment.getDate())];
  return `${date.join('-')}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The instant a field for date and time says; null where it says none. */
export function fromField(value: string): string | null {
  const moment = new Date(value);
  return value === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The end of a working day, as a field holds it: so many days from now, or the first working day after that. */
export function workdayField(days: number, now: Date): string {
  const there = toField(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, END_OF_WORK));
  return `${nextWorkingDay(there.slice(0, DAY_LENGTH))}${there.slice(DAY_LENGTH)}`;
}
