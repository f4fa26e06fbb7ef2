import { plural, pluralForm } from '../format.ts';

/** How long it is until a deadline. */
export const timeLeftText = {
  lessThanMinute: 'осталось меньше минуты',
  minutes: (count: number) =>
    `${pluralForm(count, 'осталась', 'осталось', 'осталось')} ${plural(count, 'минута', 'минуты', 'минут')}`,
  hours: (count: number) =>
    `${pluralForm(count, 'остался', 'осталось', 'осталось')} ${plural(count, 'час', 'часа', 'часов')}`,
  days: (count: number) =>
    `${pluralForm(count, 'остался', 'осталось', 'осталось')} ${plural(count, 'день', 'дня', 'дней')}`,
} as const;
