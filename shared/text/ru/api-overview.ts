/** What calls of the first screen and of its reports do. */
export const apiOverviewText = {
  getPulse: 'Что идёт сейчас, eNPS за год и что будет дальше',
  getAttention: 'Каким командам нужно внимание и как они загружены',
  noteTeamsFile: 'Отмечает в журнале доступа, что таблицу команд на экране «Обзор» сохраняют файлом',
  decide: 'Отложить решение о команде или отметить задачу, которая из него сделана',
  takeDecisionBack: 'Показать решение снова',
  getPackSettings: 'Как выглядят отчёты и кому приходит ссылка на них',
  setPackBrand: 'Задать цвет и логотип отчётов',
  setPackPlan: 'Задать, кому и как часто присылать ссылку на отчёт',
} as const;
