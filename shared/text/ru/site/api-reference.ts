import { pluralForm } from '../format.ts';

/** Behind «от 1» and «до 20». */
const UNITS = {
  items: (count: number) => pluralForm(count, 'элемента', 'элементов', 'элементов'),
  characters: (count: number) => pluralForm(count, 'символа', 'символов', 'символов'),
} as const;

/** The words of the API reference; what each call does comes from the contract itself. */
export const apiText = {
  title: 'API',
  description: 'Описание HTTP API Тонуса: адреса, поля, права и ошибки.',
  lead: 'Всё, что умеет сайт, он делает через этот API. Описание составлено из того же контракта, по которому сервис проверяет запросы.',
  basics: 'Вызовы: коротко',
  rules: [
    'Запросы и ответы — JSON в UTF-8. Даты — ISO 8601 в UTC, идентификаторы — UUID.',
    'Токен доступа из ответа на вход передаётся в заголовке `Authorization: Bearer …` и живёт 15 минут. Новый даёт `POST /api/auth/refresh`.',
    'Программам даётся ключ API из настроек пространства: в том же заголовке, до 60 запросов в минуту, остаток — в заголовке `RateLimit-Remaining`.',
    'Отказ всегда одного вида: `detail` (текст для человека), `code` (для программы) и `errors`, если не прошла проверка полей.',
    'Чужое и несуществующее не различаются: и на то, и на другое ответ 404.',
  ],
  download: 'OpenAPI 3.1 в JSON',
  contents: 'Разделы API',
  loading: 'Загружаем описание…',
  noScript: 'Чтобы увидеть все вызовы здесь, включите JavaScript. Без него они есть в файле OpenAPI.',
  failedTitle: 'Описание не пришло',
  who: 'Кому можно',
  parameters: 'Параметры',
  body: 'Тело запроса',
  reply: 'Ответ',
  noContent: 'без содержимого',
  refusals: 'Отказы',
  field: 'Поле',
  type: 'Тип',
  note: 'Подробности',
  required: 'обязательно',
  optional: 'можно не указывать',
  anybody: 'Всем, без входа',
  anyAccount: 'Любому, кто вошёл',
  /** Told the names of roles. */
  onlyRoles: (names: readonly string[]) => `Участникам пространства с ролью: ${names.join(', ')}`,
  inPath: 'в адресе',
  inHeader: 'в заголовке',
  inQuery: 'в строке запроса',
  or: 'или',
  orNull: 'или null',
  /** How much at least, at most, or both: of a list, of a text, or of a number, which has no unit. */
  limits: (least: number | null, most: number | null, unit: 'items' | 'characters' | null) =>
    [
      least === null ? '' : `от ${least}`,
      most === null ? '' : `до ${most}`,
      unit === null ? '' : UNITS[unit](most ?? least ?? 0),
    ]
      .filter(Boolean)
      .join(' '),
  byDefault: 'по умолчанию',
  types: {
    string: 'строка',
    number: 'число',
    integer: 'целое число',
    boolean: 'да или нет',
    object: 'объект',
    array: 'список',
    null: 'null',
    any: 'любое значение',
  } as Readonly<Record<string, string>>,
  formats: {
    uuid: 'UUID',
    email: 'адрес почты',
    'date-time': 'дата и время',
    date: 'дата',
    uri: 'адрес',
  } as Readonly<Record<string, string>>,
  domains: {
    auth: 'Вход и аккаунт',
    'sign-in': 'Вход через провайдера',
    factors: 'Второй фактор',
    account: 'Аккаунт',
    workspaces: 'Рабочие пространства',
    members: 'Участники',
    invitations: 'Приглашения',
    people: 'Сотрудники',
    directory: 'Каталог сотрудников',
    subscriptions: 'Подписка',
    polls: 'Опросы',
    surveys: 'Исследования',
    overview: 'Обзор',
    answers: 'Ответы на опросы',
    tasks: 'Задачи',
    webhooks: 'События наружу (вебхуки)',
    bitrix24: 'Bitrix24',
    chats: 'Telegram, MAX и уведомления',
    ai: 'Искусственный интеллект',
    offers: 'Предложения партнёров',
    automations: 'Автоматизация',
    finance: 'Финансы',
    system: 'Служебное',
  } as Readonly<Record<string, string>>,
} as const;
