import type { Purpose } from '../../../rules/processing.ts';

/** What the purposes of processing are called. */
export const purposeTitles = {
  accounts: 'Учётные записи и вход',
  asking: 'Опросы и исследования',
  people: 'Список сотрудников',
  workload: 'Нагрузка по задачам',
  pay: 'Стоимость людей и текучесть',
  telling: 'Приглашения, напоминания, сводки',
  security: 'Безопасность и журнал доступа',
} as const satisfies Record<Purpose, string>;
