/** Everything that can be brought in, in one card of the settings. */
export const importRoomText = {
  title: 'Импорт',
  lead: 'Что было до Тонуса: опросы с ответами, люди, зарплаты и уходы.',
  polls: 'Опросы и ответы',
  people: 'Люди без учётной записи',
  finance: 'Зарплаты, уходы и месяцы',
} as const;
