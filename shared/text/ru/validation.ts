/** What is wrong with an identifier, a date, a line, wherever they are given. */
export const commonValidation = {
  checkYear: 'Проверьте год',
  idWanted: 'Укажите идентификатор',
  wrongId: 'Некорректный идентификатор',
  wrongDate: 'Некорректная дата',
  wrongPosition: 'Некорректная позиция списка',
  trueOrFalse: 'Укажите true или false',
  oneLine: 'Уберите переносы строк и управляющие символы',
  noLink: 'Уберите ссылку',
  pageSizeWhole: 'Размер страницы — целое число',
  pageSizeLeast: 'Размер страницы — не меньше 1',
  pageSizeMost: (max: number) => `Размер страницы — не больше ${max}`,
  emailWanted: 'Email обязателен для заполнения',
  wrongEmail: 'Введите корректный email',
  emailEmpty: 'Email не может быть пустым',
  wrongEmailAddress: 'Введите корректный email адрес',
} as const;
