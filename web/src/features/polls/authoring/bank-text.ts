import type { BankTheme } from '#shared/rules/question-bank.ts';
import { plural } from '#web/lib/formatters.ts';

const THEMES: Readonly<Record<BankTheme, string>> = {
  load: 'Нагрузка',
  manager: 'Руководитель',
  team: 'Команда',
  communication: 'Информация',
  recognition: 'Признание',
  growth: 'Рост',
  meaning: 'Смысл',
  pay: 'Оплата',
  conditions: 'Условия',
  processes: 'Порядок работы',
  balance: 'Отдых',
};

/** The bank of ready questions. */
export const bankText = {
  open: 'Взять из банка',
  title: 'Банк вопросов',
  search: 'Найти вопрос',
  themes: THEMES,
  themesLabel: 'Темы',
  found: (count: number) => `Найдено: ${plural(count, 'вопрос', 'вопроса', 'вопросов')}`,
  nothing: 'Такого вопроса в банке нет. Его можно написать самим.',
  taken: 'уже в опросе',
  add: 'Добавить вопрос:',
  scales: { '0-10': 'от 0 до 10', '1-5': 'от 1 до 5', words: 'своими словами' },
  done: 'Готово',
  failed: 'Банк вопросов не загрузился. Обновите страницу и попробуйте ещё раз.',
} as const;
