import { NBSP } from '../../format.ts';

const ON_WEEKDAY = ['в понедельник', 'во вторник', 'в среду', 'в четверг', 'в пятницу', 'в субботу', 'в воскресенье'];

/** A moment by the clocks of Moscow, as a part of a sentence. */
export const momentText = {
  /** «во вторник, 24 ноября, в 10:00»; weekdays are counted from Monday, which is 1. */
  at: (weekday: number, day: string, time: string) =>
    `${ON_WEEKDAY[weekday - 1]!.replace(' ', NBSP)}, ${day}, в${NBSP}${time}`,
} as const;
