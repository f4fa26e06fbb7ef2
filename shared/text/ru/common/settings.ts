/** Words of the settings of a workspace and of one's own. */
export const settingsText = {
  tabsLabel: 'Настройки: разделы',
  tabs: {
    space: 'Пространство',
    integrations: 'Интеграции',
    signIn: 'Вход',
    plan: 'Тариф',
    accessLog: 'Журнал доступа',
    data: 'Персональные данные',
    profile: 'Профиль',
  },
} as const;
