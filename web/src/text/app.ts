import type { Section } from '#web/app/paths.ts';

const sectionNames: Record<Section, string> = {
  dashboard: 'Обзор',
  polls: 'Опросы',
  employees: 'Сотрудники',
  tasks: 'Задачи',
  finance: 'Финансы',
  workspaces: 'Пространства',
  settings: 'Настройки',
};

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
  skipToContent: 'Перейти к содержанию',
  navigation: 'Разделы',
  openNavigation: 'Открыть меню',
  collapseSidebar: 'Свернуть меню',
  expandSidebar: 'Развернуть меню',
  workspace: 'Пространство',
  switchWorkspace: 'сменить',
  newWorkspace: 'Новое пространство',
  logout: 'Выйти',
  toDark: 'Включить тёмную тему',
  toLight: 'Включить светлую тему',
  sections: sectionNames,
  notFound: {
    title: 'Страница не найдена',
    text: 'Возможно, её перенесли или удалили, или в адресе опечатка.',
  },
} as const;
