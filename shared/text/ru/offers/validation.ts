/** What is wrong with a request to a partner. */
export const offersValidation = {
  unknownSection: 'Такого раздела нет',
  searchTooLong: 'Запрос — не длиннее 100 символов',
  peopleBounds: 'Укажите число людей: от 1 до 10 000',
  dayWanted: 'Укажите день: год, месяц и число',
  commentIsText: 'Комментарий — текст',
  commentTooLong: (max: number) => `Комментарий — не длиннее ${max} символов`,
  sayWhetherToBook: 'Укажите, учесть ли в бюджете',
} as const;
