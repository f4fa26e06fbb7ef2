const MONTHS = [
  'Январь',
  'Февраль',
  'Март',
  'Апрель',
  'Май',
  'Июнь',
  'Июль',
  'Август',
  'Сентябрь',
  'Октябрь',
  'Ноябрь',
  'Декабрь',
];

/** What a run of a poll that repeats is called; months from 1. */
export const occurrenceText = {
  week: (week: number) => `Неделя ${week}`,
  month: (month: number, year: number) => `${MONTHS[month - 1]} ${year}`,
  joined: (day: number, month: number, year: number) =>
    `Новые участники, ${day}.${String(month).padStart(2, '0')}.${year}`,
} as const;
