import { quoted } from '#shared/rules/quoted.ts';
import { plural, pluralForm } from '#web/lib/formatters.ts';

/** Words of the shell and of the pages around it. */
export const appText = {
  checkingAccess: 'Проверка авторизации...',
  loadingUser: 'Загрузка пользователя...',
  loadingData: 'Загрузка данных…',
  loadFailed: 'Не удалось загрузить данные. Попробуйте обновить страницу.',
  loadFailedTitle: 'Данные не пришли',
  reload: 'Обновить страницу',
  crashedTitle: 'Страница не открылась',
  crashedText: 'Что-то сломалось на нашей стороне. Обновите страницу: всё, что уже сохранено, на месте.',
  sessionExpired: 'Сессия истекла. Пожалуйста, войдите в систему заново.',
  connection: {
    lost: 'Нет связи.',
    shownAsOf: (time: string) => `Данные на ${time}. Изменения не сохраняются, пока связь не вернётся.`,
    nothingShown: 'Откроем страницу сами, когда связь вернётся.',
    retry: 'Проверить связь',
    trying: 'Проверяем…',
    slow: 'Связь медленная, данные ещё загружаются.',
    back: 'Связь вернулась, данные обновлены',
    partTitle: 'Нет связи',
    partFailed: 'Эта часть не загрузилась. Обновите страницу.',
    partText: 'Эту часть ещё не загрузили. Откроем её сами, когда связь вернётся.',
  },
  gone: {
    title: (name: string) => `Пространства ${quoted(name)} больше нет среди ваших`,
    text: 'Его удалили, или у вас больше нет к нему доступа. Сохранить здесь уже ничего нельзя: если на странице остался ваш текст, скопируйте его.',
    toOther: (name: string) => `Перейти в ${quoted(name)}`,
    create: 'Создать пространство',
  },
  skipToContent: 'Перейти к содержанию',
  navigation: 'Разделы',
  waiting: (count: number) =>
    `, вас ${pluralForm(count, 'ждёт', 'ждут', 'ждут')} ${plural(count, 'опрос', 'опроса', 'опросов')}`,
  openNavigation: 'Открыть меню',
  collapseSidebar: 'Свернуть меню',
  expandSidebar: 'Развернуть меню',
  workspace: 'Пространство',
  switchWorkspace: 'сменить',
  newWorkspace: 'Новое пространство',
  logout: 'Выйти',
  toDark: 'Включить тёмную тему',
  toLight: 'Включить светлую тему',
  sections: {
    dashboard: 'Обзор',
    polls: 'Опросы',
    employees: 'Сотрудники',
    tasks: 'Задачи',
    finance: 'Финансы',
    workspaces: 'Команда',
    settings: 'Настройки',
  },
  notFound: {
    title: 'Страница не найдена',
    text: 'Возможно, её перенесли или удалили, или в адресе опечатка.',
  },
} as const;
