import { plural } from '../../format.ts';

/** The bank of ready questions. */
export const bankText = {
  title: 'Банк вопросов',
  search: 'Найти вопрос',
  themesLabel: 'Темы',
  found: (count: number) => `Найдено: ${plural(count, 'вопрос', 'вопроса', 'вопросов')}`,
  nothing: 'Такого вопроса в банке нет. Его можно написать самим.',
  taken: { poll: 'уже в опросе', survey: 'уже в исследовании' },
  add: (count: number) =>
    count === 0 ? 'Отметьте вопросы' : `Добавить ${plural(count, 'вопрос', 'вопроса', 'вопросов')}`,
  failed: 'Не загрузилось. Обновите страницу и попробуйте ещё раз.',
} as const;
