import { plural } from '../format.ts';

/** What is wrong with the register of processing. */
export const processingValidation = {
  text: 'Напишите текст',
  tooLong: (max: number) => `Не длиннее ${plural(max, 'символа', 'символов', 'символов')}`,
  changed: 'Реестр только что изменил кто-то другой. Обновите страницу и повторите',
} as const;
