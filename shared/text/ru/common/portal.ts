import { NBSP } from '../format.ts';

/** Words for places that live on the connected Bitrix24. */
export const portalText = {
  employees: {
    title: 'Подключите Bitrix24, чтобы увидеть команду',
    text: `Здесь появятся сотрудники из${NBSP}Bitrix24 и${NBSP}задачи каждого. Тонус их только читает.`,
  },
  connect: 'Подключить Bitrix24',
  askLeader: `Подключить его может владелец или руководитель пространства.`,
  planTitle: 'Bitrix24 не входит в тариф',
  toPlans: 'Сравнить тарифы',
  age: (moment: string) => `Bitrix24 не${NBSP}отвечает. Показываем данные на${NBSP}${moment}`,
  refresh: 'Обновить',
  refreshing: 'Обновляем…',
} as const;
