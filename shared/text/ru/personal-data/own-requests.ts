import type { DataRequestKind } from '../../../rules/data-requests.ts';
import { dayOfYear } from '../dates.ts';
import { quoted } from '../format.ts';

/** What a member asks the company about their own data, for themselves. */
export const ownRequestsText = {
  title: 'Обращения к компании',
  lead: (workspace: string) =>
    `Попросите компанию рассказать, что она о вас хранит, исправить, удалить или прекратить обработку. Отвечают владелец или HR пространства ${quoted(workspace)}: по закону за десять рабочих дней, один раз срок можно продлить на пять.`,
  send: 'Обратиться к компании',
  list: 'Ваши обращения',
  kinds: {
    access: 'Рассказать, какие данные обо мне хранят',
    correct: 'Исправить данные обо мне',
    erase: 'Удалить данные обо мне',
    stop: 'Прекратить обработку моих данных',
    inaccurate: 'Данные обо мне неточны',
    unlawful: 'Мои данные обрабатывают незаконно',
  } as const satisfies Record<DataRequestKind, string>,
  /** For whoever is in no workspace. */
  leadOfLeft: 'Вы отправили их, когда были участником пространства. Ответ компании появится здесь.',
  to: (workspace: string, day: string, here: boolean) =>
    `Отправлено ${dayOfYear(day)}, ${quoted(workspace)}${here ? '' : '. Вы больше не в этом пространстве'}`,
  open: (day: string) => `Ждёт ответа до ${dayOfYear(day)}`,
  late: (day: string) => `Компания не ответила до ${dayOfYear(day)}. Это можно обжаловать в Роскомнадзоре или в суде.`,
  extended: (why: string) => `Срок продлён: ${why}`,
  answered: (day: string) => `Компания ответила ${dayOfYear(day)}`,
  refused: (day: string) => `Компания отказала ${dayOfYear(day)}`,
  withdrawn: (day: string) => `Вы отозвали обращение ${dayOfYear(day)}`,
  answer: (words: string) => `Ответ: ${words}`,
  reason: (words: string) => `Причина: ${words}`,
  wish: (words: string) => `Вы написали: ${words}`,
  blocked: (workspace: string, since: string, until: string) =>
    `Ваши данные в пространстве ${quoted(workspace)} заблокированы с ${dayOfYear(since)}: вас не спрашивают в опросах, не пишут вам и не напоминают, вашу нагрузку не считают. Блокировку снимет компания, когда разберётся; по закону — до ${dayOfYear(until)}.`,
  more: 'Открыть мои данные',
  withdrawal: {
    action: 'Отозвать обращение',
    of: (kind: string) => `Отозвать обращение: ${kind}`,
    title: 'Отозвать обращение?',
    text: 'Компания больше не должна на него отвечать, мы сообщим ей об этом. Обратиться снова можно в любой день.',
    textOfBlock:
      'Компания больше не должна на него отвечать, мы сообщим ей об этом. Данные разблокируются, если других споров о них нет. Обратиться снова можно в любой день.',
    failed: 'Не получилось отозвать: ',
    done: 'Обращение отозвано',
  },
  dialog: {
    title: 'Обратиться к компании',
    kind: 'О чём вы просите',
    wish: 'Подробности (необязательно)',
    wishHint:
      'Что именно исправить, удалить или прекратить. Текст увидят владелец, HR и руководители, которые отвечают на обращения.',
    due: (day: string) => `Компания должна ответить до ${dayOfYear(day)}.`,
    blocks:
      'Пока обращение рассматривают, данные будут заблокированы: вас не будут спрашивать в опросах, писать вам и напоминать, считать вашу нагрузку. Войти и работать с задачами вы сможете.',
    action: 'Отправить обращение',
    sending: 'Отправляем…',
    failed: 'Не получилось отправить: ',
    done: 'Обращение отправлено',
  },
} as const;
