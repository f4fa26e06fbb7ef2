import { NBSP } from '../format.ts';

const UNTIL_WEEKDAY = ['воскресенья', 'понедельника', 'вторника', 'среды', 'четверга', 'пятницы', 'субботы'] as const;

/** A deadline as people speak of it in a list. */
export const deadlineWordsText = {
  none: 'без срока',
  over: 'срок вышел',
  today: (time: string) => `сегодня до${NBSP}${time}`,
  tomorrow: 'завтра последний день',
  dayAfter: 'послезавтра последний день',
  /** With the day of the week as JavaScript counts them, from Sunday. */
  weekday: (weekday: number, date: string) => `до${NBSP}${UNTIL_WEEKDAY[weekday]}, ${date}`,
  until: (date: string) => `до${NBSP}${date}`,
} as const;
