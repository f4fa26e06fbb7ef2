/** Where a one-time code from a sheet is typed. */
export const codePageText = {
  title: 'Код с листа',
  hint: 'Наберите десять знаков: заглавные или строчные, с дефисом или без.',
  label: 'Код',
  open: 'Открыть опрос',
  incomplete: 'В коде десять знаков: цифры от 2 до 9 и буквы',
} as const;
