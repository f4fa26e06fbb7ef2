/** Refusals and answers of integrations that are said at once. */
export const integrationsErrors = {
  works: 'Подключение работает',
  aiNotConnected: 'ИИ не подключён: добавьте Client ID и Client Secret',
  aiConnected: 'Доступ к ИИ уже сохранён: измените его',
  aiChanged: 'Доступ к ИИ только что изменил кто-то другой. Обновите страницу',
  modelMissing: (model: string) => `На вашем тарифе GigaChat нет модели ${model}`,
  bitrix24NoWebhook: 'Bitrix24 не подключён',
  bitrix24NotConnected: 'Bitrix24 не подключён: подключите его в настройках, в разделе «Интеграции»',
  botNotConnected: 'Бот не подключён: его добавляет владелец или руководитель в настройках, в разделе «Интеграции»',
  botChanged: 'Бота только что сменил кто-то другой. Обновите страницу',
  noOwnChat: 'Ваш чат не подключён: подключите его в профиле, тогда будет куда написать',
  smsNotConnected: 'SMS-шлюз не подключён',
  smsChanged: 'Подключение SMS только что изменил кто-то другой. Обновите страницу',
  smsTrialSent: 'SMS отправлено: посмотрите телефон',
  trialSent: 'Сообщение отправлено: посмотрите чат с ботом',
  webhookChanged: 'Подключение к Bitrix24 только что сменил кто-то другой. Обновите страницу',
  ofWebhook: {
    scopesMissing: (scopes: readonly string[]) => `В правах вебхука отметьте ещё: ${scopes.join(', ')}`,
    notByAdmin: 'Вебхук создал не администратор портала: видны будут не все задачи',
  },
  ofApp: {
    scopesMissing: (scopes: readonly string[]) =>
      `Приложению не хватает прав: ${scopes.join(', ')}. Обновите его на портале и подключите ещё раз`,
    notByAdmin: 'Приложение подключил не администратор портала: видны будут не все задачи',
    notOffered: 'Этот сервис подключает Bitrix24 только вебхуком',
    noPortal: 'Укажите адрес портала, например romashka.bitrix24.ru',
    expired: 'Подключение заняло слишком много времени или началось в другом окне. Начните его ещё раз',
    otherPortal: (host: string) => `Разрешение дал другой портал: ${host}. Укажите его адрес и начните ещё раз`,
  },
  /** The rights of a webhook, as Bitrix24 calls them. */
  scopes: {
    task: 'Задачи (task)',
    user: 'Пользователи (user)',
    department: 'Структура компании (department)',
  },
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
