/** Words of the settings of a workspace and of one's own. */
export const settingsText = {
  tabsLabel: 'Настройки: разделы',
  /** Where the role opens nothing. */
  noPermission: 'Этот раздел видят владелец, HR и руководители.',
  tabs: {
    space: 'Пространство',
    automation: 'Автоматизация',
    integrations: 'Интеграции',
    signIn: 'Вход',
    plan: 'Тариф',
    accessLog: 'Журнал доступа',
    data: 'Персональные данные',
    profile: 'Профиль',
  },
} as const;
