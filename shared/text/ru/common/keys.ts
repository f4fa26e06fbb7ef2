/** Words about single keys, the same on every page that knows some. */
export const keysText = {
  label: 'Клавиши',
  rows: 'по строкам',
  open: 'открыть',
  search: 'искать',
  create: 'создать',
  select: 'выбрать',
  range: 'выбрать подряд',
  off: 'Выключить клавиши',
  on: 'Включить клавиши',
} as const;
