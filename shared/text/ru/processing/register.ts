import type { Processor, Purpose } from '../../../rules/processing.ts';
import { dayOfYear } from '../dates.ts';
import { plural } from '../format.ts';
import { purposeTitles } from './purposes.ts';
import { retentionText } from './retention.ts';

interface PurposeText {
  readonly title: string;
  readonly people: string;
  readonly data: string;
  readonly actions: string;
}

const ACTIONS = 'Сбор, запись, хранение, изменение, использование, удаление';

const purposes: Readonly<Record<Purpose, PurposeText>> = {
  accounts: {
    title: purposeTitles.accounts,
    people: 'Участники пространства',
    data: 'Имя, фамилия, email, роль, команда, пароль в необратимом виде, сеансы',
    actions: ACTIONS,
  },
  asking: {
    title: purposeTitles.asking,
    people: 'Сотрудники и бывшие сотрудники, которых спрашивают',
    data: 'Ответы; в опросах с именами вместе с именем. В анонимных ответ с человеком не связан',
    actions: 'Сбор, запись, хранение, обобщение, использование, обезличивание, удаление',
  },
  people: {
    title: purposeTitles.people,
    people: 'Сотрудники, в том числе без учётной записи',
    data: 'Имя, должность, отдел, команда, руководитель, даты приёма и рождения, телефон, записи о разговорах один на один',
    actions: ACTIONS,
  },
  workload: {
    title: purposeTitles.workload,
    people: 'Ответственные за задачи и их авторы',
    data: 'Задачи, сроки, комментарии, история изменений, показатели нагрузки',
    actions: `${ACTIONS}, обобщение`,
  },
  pay: {
    title: purposeTitles.pay,
    people: 'Сотрудники и бывшие сотрудники из файлов компании',
    data: 'Имя, email, отдел, выплаты по месяцам, даты приёма и ухода. Хранятся зашифрованными',
    actions: `${ACTIONS}, обобщение`,
  },
  telling: {
    title: purposeTitles.telling,
    people: 'Участники и сотрудники без учётной записи',
    data: 'Email, телефон, чат с ботом, адрес уведомлений браузера, язык, тихие часы',
    actions: `${ACTIONS}, передача тем, кто доставляет`,
  },
  security: {
    title: purposeTitles.security,
    people: 'Участники, которые открывают данные, и те, чьи данные открывают',
    data: 'Кто, что и в какой час открыл; псевдонимы вместо имён',
    actions: 'Запись, хранение, использование, удаление',
  },
};

const processors: Readonly<Record<Processor, string>> = {
  hosting: 'Серверы и база данных',
  mail: 'Доставка писем',
  push: 'Службы уведомлений браузеров (Google, Mozilla, Apple, Microsoft): если человек их включил',
  bitrix24: 'Bitrix24: портал компании',
  task_source: 'Источник задач компании',
  ai: 'GigaChat: анализ без имён и ответов',
  telegram: 'Telegram: бот компании',
  max: 'MAX: бот компании',
  sms: 'SMS-шлюз компании',
};

/** The register of processing of personal data. */
export const registerText = {
  title: 'Реестр обработки данных',
  lead: 'Чьи данные, зачем и сколько хранятся. Сроки и подключения взяты из настроек пространства и меняются вместе с ними. Правовые основания указывает компания: она оператор и отвечает за них.',
  company: 'Оператор персональных данных',
  companyHint: 'Название, ИНН, адрес',
  responsible: 'Ответственный за обработку',
  responsibleHint: 'Кто это и как с ним связаться',
  purposes,
  processors,
  withHosting: (name: string) => `${processors.hosting}: ${name}`,
  ofPeople: 'Чьи данные',
  ofData: 'Какие данные',
  ofActions: 'Что с ними делают',
  ofTerm: 'Сколько хранятся',
  ofProcessors: 'Кто обрабатывает по поручению',
  known: 'Что обрабатываем и кто получает',
  purpose: 'Цель',
  basis: 'Правовое основание',
  basisHint: 'Например: трудовой договор, согласие, закон',
  noBasis: 'не указано',
  untilAccount: 'Пока есть учётная запись или пространство',
  untilWorkspace: retentionText.term(null),
  namesFor: (term: string) => `Имена: ${term.toLowerCase()}; ответы без имён: пока есть пространство`,
  completedFor: (term: string) => `Завершённые: ${term.toLowerCase()}; остальные: пока не завершены`,
  where: 'Где лежат данные',
  whereUnsaid: 'Тот, кто развернул сервис, этого не указал. Спросите его до того, как вносить данные.',
  blocked: 'Чьи данные заблокированы',
  blockedNobody: 'Ничьи: споров о данных нет',
  blockedOf: ({ members, contacts, since }: { members: number; contacts: number; since: string }) => {
    const of = [
      members > 0 && plural(members, 'участника', 'участников', 'участников'),
      contacts > 0 && plural(contacts, 'сотрудника', 'сотрудников', 'сотрудников') + ' без учётной записи',
    ];
    return `${of.filter((one) => one !== false).join(' и ')}, ${members + contacts > 1 ? 'самая ранняя блокировка — ' : ''}с ${dayOfYear(since)}. Кого и почему — в обращениях о персональных данных.`;
  },
  file: 'Скачать реестр, XLSX',
  fileName: 'Реестр обработки данных',
  fileDone: (name: string) => `Сохранили ${name}`,
  fileFailed: 'Не получилось сохранить файл: ',
  sheet: 'Реестр',
  summary: 'Оператор',
  lawyer:
    'Основания и полноту реестра проверяет юрист компании: сервис знает, что хранит, но не знает ваших договоров.',
  save: 'Сохранить реестр',
  saved: 'Реестр сохранён',
  failed: 'Не получилось сохранить реестр: ',
  loadFailed: 'Не получилось открыть реестр',
} as const;
