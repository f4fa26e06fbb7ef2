import { plural } from '#web/lib/formatters.ts';
import { THEME_NAMES } from '#web/text/themes.ts';

/** The bank of ready questions. */
export const bankText = {
  open: 'Взять из банка',
  title: 'Банк вопросов',
  search: 'Найти вопрос',
  themes: THEME_NAMES,
  themesLabel: 'Темы',
  found: (count: number) => `Найдено: ${plural(count, 'вопрос', 'вопроса', 'вопросов')}`,
  nothing: 'Такого вопроса в банке нет. Его можно написать самим.',
  taken: 'уже в опросе',
  add: 'Добавить вопрос:',
  scales: { '0-10': 'от 0 до 10', '1-5': 'от 1 до 5', words: 'своими словами' },
  done: 'Готово',
  failed: 'Банк вопросов не загрузился. Обновите страницу и попробуйте ещё раз.',
} as const;
