/** Refusals and answers of integrations that are said at once. */
export const integrationsErrors = {
  works: 'Подключение работает',
  aiNotConnected: 'ИИ не подключён: добавьте Client ID и Client Secret',
  aiConnected: 'Доступ к ИИ уже сохранён: измените его',
  aiChanged: 'Доступ к ИИ только что изменил кто-то другой. Обновите страницу',
  modelMissing: (model: string) => `На вашем тарифе GigaChat нет модели ${model}`,
  bitrix24NoWebhook: 'Bitrix24 не подключён: добавьте вебхук',
  bitrix24NotConnected: 'Bitrix24 не подключён: добавьте вебхук в настройках, в разделе «Интеграции»',
  botNotConnected: 'Бот не подключён: его добавляет владелец или руководитель в настройках, в разделе «Интеграции»',
  botChanged: 'Бота только что сменил кто-то другой. Обновите страницу',
  noOwnChat: 'Ваш чат не подключён: подключите его в профиле, тогда будет куда написать',
  smsNotConnected: 'SMS-шлюз не подключён',
  smsChanged: 'Подключение SMS только что изменил кто-то другой. Обновите страницу',
  smsTrialSent: 'SMS отправлено: посмотрите телефон',
  trialSent: 'Сообщение отправлено: посмотрите чат с ботом',
  webhookChanged: 'Вебхук только что сменил кто-то другой. Обновите страницу',
  scopesMissing: (scopes: readonly string[]) => `В правах вебхука отметьте ещё: ${scopes.join(', ')}`,
  /** The rights of a webhook, as Bitrix24 calls them. */
  scopes: {
    task: 'Задачи (task)',
    user: 'Пользователи (user)',
    department: 'Структура компании (department)',
  },
  notByAdmin: 'Вебхук создал не администратор портала: видны будут не все задачи',
  portalNotRead: 'Портал большой и ещё читается: список всех сотрудников появится, когда он будет прочитан целиком',
  /** What became of somebody whom an import has come to. */
  import: {
    noEmail: 'в Bitrix24 не указан адрес почты',
    wrongEmail: 'адрес почты с ошибкой',
    isMember: 'уже в пространстве',
    isInvited: 'уже есть приглашение',
    changed: 'пространство только что изменилось: запустите импорт ещё раз',
    number: (id: string) => `№ ${id}`,
  },
  /** To a model that knows no better way to be asked for a form. */
  onlyJson: (schema: string) =>
    `Ответь одним объектом JSON, без пояснений и разметки. Он должен соответствовать схеме: ${schema}`,
} as const;
