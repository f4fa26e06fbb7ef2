import type { Theme } from './types.ts';

/** How a person reads the name of a theme. */
export const themeNames: Readonly<Record<Theme, string>> = {
  pay: 'Оплата',
  load: 'Нагрузка',
  manager: 'Руководитель',
  team: 'Коллектив',
  growth: 'Развитие',
  processes: 'Процессы',
  conditions: 'Условия труда',
  meaning: 'Смысл работы',
  recognition: 'Признание',
  communication: 'Информирование',
  balance: 'Баланс работы и жизни',
};
