/** Words that the screens of finance share. */
export const financeText = {
  title: 'Финансы',
  tabsLabel: 'Страницы финансов',
  tabs: {
    overview: 'Обзор',
    turnover: 'Уходы',
    rules: 'Правила',
    offers: 'Предложения партнёров',
  },
  importTitle: 'Загрузка данных',
} as const;
