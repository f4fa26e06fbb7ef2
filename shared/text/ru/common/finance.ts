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
  noRightTitle: 'Финансы видят не все',
  noRight:
    'Здесь зарплаты, поэтому раздел открыт владельцу и тем, кому он дал доступ. Попросите владельца открыть его вам на странице «Команда».',
  importTitle: 'Загрузка данных',
  /** What a figure rests on, one press away. */
  disclosure: { show: 'Как мы это посчитали', hide: 'Свернуть' },
} as const;
