/** The departments of the demo company by a short key. */
export const DEPARTMENTS = {
  management: { name: 'Дирекция', share: 2, head: 'Генеральный директор', positions: ['Помощник директора', 'Юрист'] },
  sales: {
    name: 'Отдел продаж',
    share: 11,
    head: 'Руководитель отдела продаж',
    positions: ['Менеджер по продажам', 'Старший менеджер по продажам', 'Специалист по тендерам'],
  },
  warehouse: {
    name: 'Склад и доставка',
    share: 10,
    head: 'Начальник склада',
    positions: ['Кладовщик', 'Приёмщик', 'Комплектовщик', 'Водитель-экспедитор'],
  },
  support: {
    name: 'Поддержка клиентов',
    share: 6,
    head: 'Руководитель поддержки',
    positions: ['Специалист поддержки', 'Старший специалист поддержки'],
  },
  purchasing: {
    name: 'Отдел закупок',
    share: 4,
    head: 'Руководитель закупок',
    positions: ['Менеджер по закупкам', 'Аналитик закупок'],
  },
  finance: {
    name: 'Бухгалтерия и финансы',
    share: 4,
    head: 'Главный бухгалтер',
    positions: ['Бухгалтер', 'Экономист'],
  },
  marketing: { name: 'Маркетинг', share: 3, head: 'Руководитель маркетинга', positions: ['Маркетолог', 'Дизайнер'] },
  it: { name: 'ИТ', share: 3, head: 'Руководитель ИТ', positions: ['Системный администратор', 'Разработчик'] },
  hr: { name: 'Отдел персонала', share: 3, head: 'HR-директор', positions: ['Специалист по подбору', 'HR-менеджер'] },
} as const;

export type Department = keyof typeof DEPARTMENTS;

export const DEPARTMENT_KEYS = Object.keys(DEPARTMENTS) as Department[];

/** So many places shared out by the departments' size, every department having one at least. */
export function shareOut(places: number): Department[] {
  const total = DEPARTMENT_KEYS.reduce((sum, key) => sum + DEPARTMENTS[key].share, 0);
  // Each next place goes to whoever has least of what is due to them.
  const given = new Map(DEPARTMENT_KEYS.map((key) => [key, 0]));
  const order = [...DEPARTMENT_KEYS];
  for (const key of order) given.set(key, 1);
  while (order.length < places) {
    const next = DEPARTMENT_KEYS.reduce((best, key) => (due(key) < due(best) ? key : best));
    given.set(next, given.get(next)! + 1);
    order.push(next);
  }
  return order.slice(0, places);

  function due(key: Department): number {
    return (given.get(key)! * total) / DEPARTMENTS[key].share;
  }
}
