import { NBSP, plural } from '../format.ts';
import { workSources } from '../rules/work-sources.ts';

const tasks = (count: number) => plural(count, 'задача', 'задачи', 'задач');
const people = (count: number) => plural(count, 'человек', 'человека', 'человек');

/** Words of the panel of what tasks are read from. */
export const taskSourceText = {
  title: 'Задачи из Трекера, YouTrack и Jira',
  purpose: `Нагрузку посчитаем по${NBSP}задачам, которые команда уже ведёт. Читаем только их: кто, что, к${NBSP}какому сроку. Ничего в${NBSP}источнике не${NBSP}меняем.`,
  oneAtATime: `Источник задач в${NBSP}нагрузке один. Пока он подключён, задачи Bitrix24 в${NBSP}ней не${NBSP}считаются, чтобы не${NBSP}посчитать одно дважды. На${NBSP}доске они остаются.`,
  loadFailed: 'Не удалось загрузить источник задач',
  kind: 'Источник',
  kinds: {
    tracker: workSources.tracker,
    youtrack: 'YouTrack, облачный или свой',
    'jira-cloud': 'Jira Cloud',
    'jira-server': 'Jira Data Center',
  },
  organizationKind: 'Организация',
  organizationKinds: { yandex360: 'Яндекс 360 для бизнеса', cloud: 'Yandex Cloud Organization' },
  organization: 'Идентификатор организации',
  organizationHint: `В${NBSP}Трекере: «Администрирование» → «Организации», поле ID`,
  address: 'Адрес',
  addressHints: {
    youtrack: 'Например, https://romashka.youtrack.cloud или https://company.ru/youtrack',
    'jira-cloud': 'Например, https://romashka.atlassian.net',
    'jira-server': 'Например, https://jira.company.ru. Адрес внутри сети компании из облака не виден',
  },
  login: 'Почта в Atlassian',
  loginHint: 'Той учётной записи, чей токен ниже',
  token: 'Токен',
  tokenHints: {
    tracker: `OAuth-токен с${NBSP}правом tracker:read. Заведите для него отдельного пользователя с${NBSP}доступом на${NBSP}чтение к${NBSP}нужным очередям`,
    youtrack: `Профиль → «Безопасность учётной записи» → новый токен для YouTrack. Лучше от${NBSP}пользователя, которому открыто только чтение проектов`,
    'jira-cloud': `id.atlassian.com → Security → API tokens. Лучше от${NBSP}пользователя с${NBSP}правом Browse projects и${NBSP}ничем больше`,
    'jira-server': `Профиль → Personal Access Tokens. Лучше от${NBSP}пользователя с${NBSP}правом Browse projects и${NBSP}ничем больше`,
  },
  sealed: 'Токен хранится зашифрованным, показать его нельзя никому.',
  showSecret: 'Показать',
  saved: 'Источник подключён, читаем его',
  reading: (count: number) =>
    count === 0
      ? `Читаем источник. Это займёт от${NBSP}минуты до${NBSP}нескольких, страницу можно закрыть.`
      : `Читаем источник: уже ${tasks(count)}. Страницу можно закрыть.`,
  silent: (name: string, since: string) => `${name}: молчит с${NBSP}${since}`,
  connectedOn: 'Подключён',
  readAt: 'Прочитан',
  notRead: `ещё не${NBSP}прочитан целиком`,
  amount: 'В нём',
  amountOf: (taskCount: number, peopleCount: number) => `${tasks(taskCount)} за${NBSP}год, ${people(peopleCount)}`,
  matched: `Люди сопоставляются с${NBSP}участниками по${NBSP}почте. Чью почту источник не${NBSP}показывает, тот останется человеком источника.`,
  read: 'Прочитать сейчас',
  willRead: 'Прочитаем в ближайшую минуту',
  statuses: 'Чем считать статусы',
  statusesHint: `Мы решили по${NBSP}тому, что о${NBSP}статусе говорит источник. Поправьте, если у${NBSP}вас иначе.`,
  statusOf: (name: string, count: number) => `${name === '' ? 'Без статуса' : name}: ${tasks(count)}`,
  moreStatuses: 'Показать все статусы',
  states: { open: 'В работе', waiting: 'Ждёт других', completed: 'Завершена', cancelled: 'Отменена' },
  chosen: 'Статус учтён',
  disconnect: 'Отключить',
  disconnected: 'Источник отключён',
  disconnectTitle: 'Отключить источник задач?',
  disconnectText: `Токен забудем, копию задач и${NBSP}людей удалим. Готовые анализы останутся, новые посчитаем без${NBSP}этих задач.`,
};
