import { formatNumber, NBSP, plural, quoted } from '../../../format.ts';

const listed = (names: readonly string[], last: string) => `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

/** What is said of a file that cannot be read as a survey. */
export const fileText = {
  notJson: 'Это не JSON: проверьте скобки, кавычки и запятые.',
  noQuestions: 'Не нашли списка «questions».',
  empty: 'Список «questions» пуст.',
  tooMany: (count: number) =>
    `В${NBSP}файле ${plural(count, 'вопрос', 'вопроса', 'вопросов')}, помещается не${NBSP}больше${NBSP}100.`,
  title: {
    wrong: 'Название («title») должно быть текстом.',
    tooLong: 'Название («title») длиннее 200 символов.',
  },
  goal: { wrong: 'Цель («goal») должна быть текстом.', tooLong: 'Цель («goal») длиннее 500 символов.' },
  at: (position: number, mistake: string) => `Вопрос ${formatNumber(position)}: ${mistake}`,
  notQuestion: 'это не описание вопроса.',
  text: { wrong: '«text» должен быть текстом.', tooLong: 'текст длиннее 1000 символов.' },
  noText: 'нет текста («text»).',
  section: { wrong: 'раздел («section») должен быть текстом.', tooLong: 'раздел («section») длиннее 120 символов.' },
  type: (given: string, known: readonly string[]) =>
    given === ''
      ? `нет типа («type»): ${listed(known, 'или')}.`
      : `неизвестный тип ${quoted(given)}. Подходят ${listed(known, 'и')}.`,
  required: '«required» — true или false.',
  theme: (given: string) => `неизвестная тема ${quoted(given)}.`,
  condition: 'условие («show_if») должно называть вопрос выше: «question» — его номер.',
  conditionAnswers: (position: number) => `условие («show_if») называет ответы, которых нет в вопросе ${position}.`,
} as const;
