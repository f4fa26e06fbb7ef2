import { NBSP, plural } from '../format.ts';

/** Words where a limit of the plan is near or in the way, wherever that is. */
export const planLimitsText = {
  toPlans: 'Сравнить тарифы',
  ownerChanges: 'Тариф меняет владелец пространства.',
  trial: {
    start: (days: number) => `Попробовать ${plural(days, 'день', 'дня', 'дней')} бесплатно`,
    starting: 'Включаем…',
    started: 'Пробный Premium включён',
    failed: 'Не удалось включить пробный период. Попробуйте ещё раз',
  },
  /** Before anybody is invited to a space on the free plan: how far it goes, and what comes after it. */
  free: {
    allows: (people: number) =>
      `Бесплатный тариф — до${NBSP}${plural(people, 'человека', 'человек', 'человек')} вместе с${NBSP}вами. Больше людей — на${NBSP}Basic и${NBSP}Premium.`,
    trial: (days: number) =>
      `Premium можно попробовать: ${plural(days, 'день', 'дня', 'дней')} без оплаты, потом всё вернётся само, данные останутся.`,
  },
  hints: {
    people: (used: number, max: number) =>
      `Занято ${used} из${NBSP}${max}${NBSP}мест вашего тарифа, вместе с${NBSP}теми, кого ждём.`,
    workspaces: (used: number, max: number) =>
      `У вас ${used} из${NBSP}${plural(max, 'пространства', 'пространств', 'пространств')} по тарифу.`,
    pollsPerMonth: (used: number, max: number) =>
      `В этом месяце создано ${used} из${NBSP}${plural(max, 'опроса', 'опросов', 'опросов')} по тарифу.`,
  },
} as const;
