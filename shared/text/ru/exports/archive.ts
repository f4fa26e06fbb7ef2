import { quoted } from '../format.ts';

const WHEN = 'Когда';
const OUTCOME = 'Итог';
const DONE = 'Что сделано';
const DEPARTMENT = 'Отдел';
const HIRED = 'Дата приёма';
const LEFT = 'Дата ухода';
const LEAVING = 'Причина ухода';
const ID = 'Идентификатор';
const EMAIL = 'Почта';
const ROLE = 'Роль';
const TEAM = 'Команда';
const WHO = 'Кто';
const QUESTION = 'Вопрос';
const ANSWER = 'Ответ';
const COST = 'Стоимость, ₽';
const MONTH = 'Месяц';
const PEOPLE = 'Человек';

/** What stands in the archive of a workspace: what its files are, what their columns are called, and some values. */
export const archiveText = {
  readme: {
    title: (workspace: string) => `Архив рабочего пространства ${quoted(workspace)}`,
    madeAt: (moment: string) => `Собран ${moment} по UTC.`,
    formats:
      'Таблицы лежат в двух видах: CSV открывается в Excel (разделитель — точка с запятой, кодировка UTF-8), JSON читают программы.',
    formulas:
      'Если текст в CSV начинался как формула, перед ним стоит апостроф: так таблица ничего не выполнит. В JSON текст как был.',
    moments: 'Пока архив собирался, работа могла продолжаться: соседние файлы могут отличаться на несколько минут.',
    inside: 'ЧТО ВНУТРИ',
    absent: 'ЧЕГО ЗДЕСЬ НЕТ',
    notHere: [
      'Анонимные ответы, которые ещё не показаны: в архиве ровно то, что видно на экране результатов. Времени и порядка ответов нет ни у анонимных, ни у именных.',
      'Кто ответил на анонимный опрос: этого сервис не знает.',
      'Ключи разговоров без имени: они есть только у авторов ответов. Разговоры, срок которых вышел, стёрты.',
      'Ответы на исследования по одному: как и на экране, о них есть только сводка, сравнение групп и слова, которые можно показать.',
      'Записи о разговорах один на один: их видят автор и те, с кем он поделился, и больше никто, владелец тоже.',
      'Секреты подключений: вебхук Bitrix24 и ключи ИИ не выгружаются никому.',
      'Копия данных Bitrix24 и источника задач: они есть в них самих.',
      'Пароли, сеансы и личные настройки участников: это данные их аккаунтов, каждый выгружает свои сам.',
    ],
    personal:
      'В архиве персональные данные сотрудников. Храните его так, чтобы он не попал к посторонним, и удалите, когда он больше не нужен.',
  },
  yes: 'да',
  no: 'нет',
  workspace: 'Название, описание, владелец и тариф.',
  members: {
    about: 'Участники: роль, команда, руководитель, дата приёма, с какого времени в пространстве.',
    columns: {
      id: ID,
      first_name: 'Имя',
      last_name: 'Фамилия',
      email: EMAIL,
      role: ROLE,
      team: TEAM,
      manager: 'Руководитель',
      hired_on: HIRED,
      joined_at: 'В пространстве с',
      blocked_since: 'Данные заблокированы с',
    },
  },
  invitations: {
    about: 'Приглашения, которые ещё не приняты. Ссылок из писем здесь нет: они открывают вход.',
    columns: {
      email: EMAIL,
      role: ROLE,
      team: TEAM,
      hired_on: HIRED,
      invited_by: 'Кто пригласил',
      sent_at: 'Отправлено',
      expires_at: 'Действует до',
      expired: 'Срок вышел',
    },
  },
  apiKeys: {
    about: 'Ключи API: что им можно, кто и когда их создал. Самих ключей здесь нет: сервис хранит только их хеши.',
    columns: {
      number: '№',
      name: 'Название',
      permissions: 'Права',
      made_by: 'Кто создал',
      created_at: 'Создан',
      expires_at: 'Действует до',
      revoked_at: 'Отозван',
      last_used_on: 'Последний запрос',
    },
  },
  dataRequests: {
    about: 'Обращения сотрудников о своих персональных данных и чем они закончились.',
    columns: {
      contact: 'Номер сотрудника',
      kind: 'О чём',
      wish: 'Своими словами',
      received_on: 'Получено',
      due_on: 'Ответить до',
      extended_because: 'Почему продлён срок',
      state: 'Состояние',
      closed_on: 'Закрыто',
      closed_because: 'Чем закончилось',
    },
  },
  destructions: {
    about: 'Акты об уничтожении персональных данных, новые первыми. Имён в них нет: человека называет знак.',
    columns: {
      id: 'Номер',
      at: WHEN,
      reason: 'Причина',
      by: 'Кто',
      subject: 'Знак субъекта',
      request: 'Номер обращения',
      received_on: 'Обращение получено',
      what: 'Что удалено',
    },
  },
  contacts: {
    about: 'Сотрудники без учётной записи. От телефонов здесь начало и две последние цифры.',
    columns: {
      id: 'Номер',
      first_name: 'Имя',
      last_name: 'Фамилия',
      team: TEAM,
      language: 'Язык опросов',
      phone: 'Телефон',
      source: 'Откуда запись',
      basis: 'Основание',
      basis_on: 'Основание с',
      blocked_since: 'Данные заблокированы с',
      added_at: 'Добавлен',
    },
  },
  personJoins: {
    about: 'Решения о записях сотрудников: одно и то же это лицо или нет. Записи названы источником и номером в нём.',
    columns: { first: 'Запись', second: 'Другая запись', same: 'Один человек' },
  },
  poll: (title: string) => `Опрос ${quoted(title)}: вопросы и настройки.`,
  run: (day: string, name: string | null) =>
    `Запуск ${day}${name === null ? '' : ` ${quoted(name)}`}: настройки и сводка.`,
  quotes: {
    about: 'Показанные ответы по вопросам: строка — один ответ, без имени, порядок ничего не значит.',
    columns: { question: QUESTION, text: ANSWER },
  },
  answers: {
    anonymous: 'Показанные ответы: строка — один человек, без имени, порядок ничего не значит.',
    withNames: 'Ответы с именами: строка — один человек.',
    name: WHO,
    consent: 'Редакция согласия',
  },
  report: 'Страница «Вы сказали — мы сделали», как её написали.',
  survey: (title: string) => `Исследование ${quoted(title)}: вопросы и настройки.`,
  surveyResults: 'Сводка по вопросам и сравнение групп, как на экране результатов.',
  comments: {
    about: 'Ответы своими словами, которые можно показать.',
    columns: { question: QUESTION, text: ANSWER },
    name: WHO,
  },
  conversations: {
    about:
      'Разговоры без имени с авторами показанных ответов: строка — одно сообщение. Кто автор, сервис не знает; время — с точностью до дня, и сегодняшних слов автора здесь ещё нет.',
    columns: { question: QUESTION, comment: 'О каком ответе', on: 'День', by: WHO, text: 'Сообщение' },
    author: 'автор ответа',
  },
  analyses: {
    workload: (analyst: string) => `Анализ нагрузки: ${analyst}.`,
    answers: (analyst: string) => `Анализ ответов: ${analyst}.`,
    answersOf: (runs: number, analyst: string) => `Анализ ответов (запусков: ${runs}): ${analyst}.`,
  },
  tasks: {
    about: 'Задачи пространства.',
    columns: {
      id: ID,
      title: 'Название',
      description: 'Описание',
      status: 'Статус',
      sub_status: 'Уточнение статуса',
      priority: 'Приоритет',
      responsible: 'Ответственный',
      created_by: 'Кто создал',
      deadline: 'Срок',
      date_start: 'Начата',
      start_date_plan: 'Начало по плану',
      end_date_plan: 'Окончание по плану',
      time_estimate: 'Оценка, секунд',
      duration_plan: 'Длительность по плану',
      duration_type: 'В чём длительность',
      group: 'Группа',
      created_at: 'Создана',
      updated_at: 'Изменена',
      closed_date: 'Закрыта',
    },
  },
  taskEvents: {
    about: 'Что происходило с задачами: комментарии и изменения, новые сверху в каждой задаче.',
    columns: {
      task_id: 'Задача',
      title: 'Название задачи',
      at: WHEN,
      kind: 'Что',
      author: WHO,
      text: 'Текст',
      changes: 'Изменения',
    },
    kinds: { created: 'создана', changed: 'изменена', comment: 'комментарий' },
  },
  accessLog: {
    about: 'Журнал доступа: кто, что и когда видел, новые записи сверху. Хеши проверяет скрипт из настроек.',
    columns: {
      number: 'Номер',
      at: WHEN,
      who: 'Псевдоним',
      name: WHO,
      kind: 'Что видели',
      about: 'О чём',
      screen: 'Раздел',
      route: 'Операция',
      hash: 'Хеш',
    },
  },
  rules: {
    about: 'Правила «если — то»: условие, действие, предел расходов, включено ли.',
    log: 'Что правила сделали и почему, новые записи сверху.',
    columns: {
      at: WHEN,
      rule_id: 'Правило',
      outcome: OUTCOME,
      what: DONE,
      why: 'Почему',
      person: 'Чья дата',
      cost: COST,
    },
  },
  register: 'Реестр обработки персональных данных: цели, основания, сроки, кто обрабатывает по поручению.',
  integrations: 'Подключения, без ключей и вебхуков.',
  automations: {
    about: 'Автоматизации: что включено и как настроено.',
    log: 'Что автоматизации делали за последние 90 дней, последние записи каждой.',
    columns: { automation: 'Автоматизация', at: WHEN, outcome: OUTCOME, text: DONE },
  },
  employees: {
    about: (period: string) => `Сотрудники за ${period}: оплата и расходы месяца.`,
    columns: {
      id: ID,
      email: EMAIL,
      name: 'Имя или номер',
      department: DEPARTMENT,
      salary: 'Оклад, ₽',
      taxes: 'Налоги и взносы, ₽',
      bonus: 'Премия, ₽',
      kpi: 'KPI, ₽',
      dms: 'ДМС, ₽',
      development_costs: 'Обучение, ₽',
      development: 'Обучение, ч',
      hours: 'Отработано, ч',
      tasks_status: 'Статус задач',
      contribution: 'Вклад, ₽',
      hired_on: HIRED,
      left_on: LEFT,
      leaving: LEAVING,
    },
  },
  leavers: {
    about: 'История приёма и уходов, по которой считается текучесть.',
    columns: { key: 'Адрес или номер', department: DEPARTMENT, hired_on: HIRED, left_on: LEFT, leaving: LEAVING },
  },
  leaving: { voluntary: 'по собственному желанию', employer: 'решение компании' },
  months: {
    about: 'Месяцы: выручка и сколько человек работало.',
    columns: { month: MONTH, revenue: 'Выручка, ₽', people: PEOPLE },
  },
  monthExpenses: {
    about: 'Расходы компании по месяцам и статьям.',
    columns: { month: MONTH, name: 'Статья', amount: 'Сумма, ₽' },
  },
  budgets: 'План HR-бюджета по годам и отделам.',
  expenses: {
    about: 'Расходы HR-бюджета, новые сверху в каждом году.',
    columns: {
      title: 'За что',
      department: DEPARTMENT,
      amount: 'Сумма, ₽',
      spent_on: 'День',
      kind: 'Откуда',
      created_at: 'Записан',
    },
    kinds: { initiative: 'инициатива', offer: 'предложение партнёра', rule: 'правило', other: 'другое' },
  },
  initiatives: {
    about: 'HR-инициативы: что делаем, сколько стоит, что должно измениться.',
    columns: {
      title: 'Инициатива',
      department: DEPARTMENT,
      cost: COST,
      started_on: 'Начата',
      measure: 'Что меняет',
      note: 'Заметка',
      created_at: 'Записана',
    },
  },
  predictions: {
    about: 'Прогнозы уходов и HR-бюджета, как их показал Тонус: первый в каждом квартале или месяце.',
    columns: {
      kind: 'О чём',
      made_on: 'Показан',
      from: 'По данным до',
      until: 'По какой день',
      low: 'От',
      high: 'До',
      promised: 'Обещанная вероятность',
    },
    kinds: { leaving: 'уходы, человек', budget: 'расходы, ₽' },
  },
  offerRequests: {
    about: 'Запросы партнёрам: что, на сколько человек, на какой день.',
    columns: {
      offer: 'Предложение',
      partner: 'Партнёр',
      people: PEOPLE,
      planned_on: 'На какой день',
      cost: COST,
      comment: 'Комментарий',
      status: 'Статус',
      requested_by: 'Кто отправил',
      created_at: 'Отправлен',
      cancelled_at: 'Отменён',
    },
    statuses: { sent: 'отправлен', cancelled: 'отменён' },
  },
} as const;
