import { plural } from '../format.ts';

/** A deadline being chosen, and how long it is until then. */
export const deadlineText = {
  field: 'Срок ответов',
  fieldHint: 'Необязательно. После него ответы не принимаются.',
  presets: 'Быстрый выбор срока',
  days: { 3: '3\u00a0дня', 7: 'неделя', 14: '2\u00a0недели' },
  clear: 'без срока',
  until: (moment: string) => `до ${moment}`,
  left: 'осталось',
  leftOne: { feminine: 'осталась', masculine: 'остался' },
  minuteLeft: 'осталось меньше минуты',
  amounts: {
    minutes: (count: number) => plural(count, 'минута', 'минуты', 'минут'),
    hours: (count: number) => plural(count, 'час', 'часа', 'часов'),
    days: (count: number) => plural(count, 'день', 'дня', 'дней'),
  },
  mustBeFuture: 'Этот срок уже прошёл: укажите более поздний',
  incomplete: 'Укажите и дату, и время',
} as const;
