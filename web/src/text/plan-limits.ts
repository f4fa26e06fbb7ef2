import { NBSP, plural } from '#web/lib/formatters.ts';

/** Words where a limit of the plan is near or in the way, wherever that is. */
export const planLimitsText = {
  toPlans: 'Сравнить тарифы',
  ownerChanges: 'Тариф меняет владелец пространства.',
  hints: {
    people: (used: number, max: number) => `В пространстве ${used} из${NBSP}${max}${NBSP}человек по вашему тарифу.`,
    workspaces: (used: number, max: number) =>
      `У вас ${used} из${NBSP}${plural(max, 'пространства', 'пространств', 'пространств')} по тарифу.`,
    pollsPerMonth: (used: number, max: number) =>
      `В этом месяце создано ${used} из${NBSP}${plural(max, 'опроса', 'опросов', 'опросов')} по тарифу.`,
  },
} as const;
