/** What is wrong with how a device wants to be told. */
export const pushValidation = {
  wrongEndpoint: 'Это не адрес службы уведомлений браузера',
  wrongKeys: 'Ключи подписки записаны с ошибкой: включите уведомления ещё раз',
} as const;
