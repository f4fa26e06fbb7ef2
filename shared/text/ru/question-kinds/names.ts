/** What kinds of questions are called that have no other words of their own. */
export const kindNames = {
  one: 'Один из списка',
  several: 'Несколько',
  yesNo: 'Да или нет',
  line: 'Строка',
  words: 'Текст',
} as const;
