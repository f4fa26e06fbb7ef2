import type { DataRequestKind } from '../../../rules/data-requests.ts';
import { dayOfYear } from '../dates.ts';
import { plural } from '../format.ts';

const requestKinds = {
  access: 'Рассказать, какие данные хранят',
  correct: 'Исправить данные',
  erase: 'Удалить данные',
  stop: 'Прекратить обработку',
} as const satisfies Record<DataRequestKind, string>;

/** Requests of people without an account, for those who answer. */
export const dataRequestsText = {
  title: 'Обращения о персональных данных',
  lead: 'Сотрудники без учётной записи спрашивают о своих данных у компании. По закону ответить нужно за десять рабочих дней; один раз срок можно продлить на пять и объяснить почему.',
  loadFailed: 'Не получилось открыть обращения',
  emptyTitle: 'Обращений нет',
  emptyText:
    'Запишите обращение из карточки сотрудника без учётной записи: меню справа от имени, пункт «Запрос по 152-ФЗ».',
  toPeople: 'Открыть сотрудников',
  list: 'Обращения',
  gone: 'Сотрудник, которого уже удалили',
  kinds: requestKinds,
  received: (day: string) => `Получено ${dayOfYear(day)}`,
  due: (day: string) => `ответить до ${dayOfYear(day)}`,
  left: (days: number) => `${plural(days, 'рабочий день', 'рабочих дня', 'рабочих дней')}`,
  lastDay: 'последний день',
  late: 'срок прошёл',
  extended: (why: string) => `Срок продлён: ${why}`,
  answered: (day: string) => `Ответили ${dayOfYear(day)}`,
  refused: (day: string) => `Отказали ${dayOfYear(day)}`,
  because: (why: string) => `Причина: ${why}`,
  package: 'Собрать пакет',
  making: 'Собираем…',
  packageFailed: 'Не получилось собрать пакет. Попробуйте ещё раз',
  packageName: (name: string) => `152-ФЗ ${name}.pdf`,
  answer: 'Отметить ответ',
  answerOf: (name: string) => `Отметить ответ: ${name}`,
  refuse: 'Отказать',
  refuseOf: (name: string) => `Отказать: ${name}`,
  extend: 'Продлить срок',
  extendOf: (name: string) => `Продлить срок: ${name}`,
  packageOf: (name: string) => `Собрать пакет: ${name}`,
  changeFailed: 'Не получилось сохранить: ',
  dialog: {
    answered: {
      title: 'Человеку ответили?',
      text: 'Отметьте, когда ответ ушёл: обращение закроется, и напоминать о нём перестанем.',
      reason: 'Что сделали (необязательно)',
      action: 'Отметить ответ',
      done: 'Обращение закрыто',
    },
    refused: {
      title: 'Отказать в ответе?',
      text: 'Отказ должен быть письменным и со ссылкой на закон (ч. 2 ст. 20 152-ФЗ). Здесь запишите его причину.',
      reason: 'Причина отказа',
      action: 'Записать отказ',
      done: 'Отказ записан',
    },
    extended: {
      title: 'Продлить срок на пять рабочих дней?',
      text: 'Продлить можно один раз. Человеку нужно сообщить причину до конца первого срока.',
      reason: 'Причина',
      action: 'Продлить срок',
      done: 'Срок продлён',
    },
  },
  saving: 'Сохраняем…',
  add: {
    title: 'Запрос по 152-ФЗ',
    text: (name: string) => `О чём просит ${name}? Запишем обращение и напомним о сроке.`,
    kind: 'О чём просит',
    receivedOn: 'Когда получили',
    due: (day: string) => `Ответить до ${dayOfYear(day)}`,
    action: 'Записать обращение',
    failed: 'Не получилось записать обращение: ',
    done: 'Обращение записано',
  },
  /** On the first screen, when three working days remain. */
  urgent: (count: number, day: string, late: boolean) =>
    late
      ? `Ответ на обращение о персональных данных просрочен: последний день был ${dayOfYear(day)}.`
      : count === 1
        ? `Обращение о персональных данных ждёт ответа: последний день — ${dayOfYear(day)}.`
        : `Ждут ответа ${plural(count, 'обращение', 'обращения', 'обращений')} о персональных данных: ближайший последний день — ${dayOfYear(day)}.`,
  openUrgent: 'Открыть обращения',
  kept: {
    title: 'Данные сотрудника без учётной записи',
    source: 'От компании: владелец, HR или руководитель записал их.',
    purpose: 'Сообщать об опросах и спрашивать в них без имени.',
    until: 'Пока компания не удалит человека из списка.',
  },
  mine: {
    title: 'Обращения субъекта',
    source: 'От субъекта: он обратился в компанию.',
    purpose: 'Ответить в срок и подтвердить, что ответили.',
    until: 'Пока есть пространство; после удаления человека — без его имени.',
  },
} as const;
