import { NBSP } from '../format.ts';

/** What a number of people costs; figures come from shared/rules/plans.ts. */
export const priceCalculatorText = {
  title: 'Посчитать для своей команды',
  people: 'Сколько человек',
  wrong: `Укажите число людей: от${NBSP}1 до${NBSP}10${NBSP}000`,
  fits: 'подходит',
  free: 'Бесплатно',
  perMonth: (price: string) => `${price} в${NBSP}месяц`,
  perYear: (price: string) => `или ${price} за${NBSP}год`,
  upTo: (people: number) => `рассчитан на команду до${NBSP}${people}${NBSP}человек`,
} as const;
