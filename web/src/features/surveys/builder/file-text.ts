import { quoted } from '#shared/rules/quoted.ts';
import { formatNumber, NBSP, plural } from '#web/lib/formatters.ts';

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
  type: (given: string) =>
    given === ''
      ? 'нет типа («type»): RATING, RADIO, CHECKBOX, YESNO, TEXT или TEXTAREA.'
      : `неизвестный тип ${quoted(given)}. Подходят RATING, RADIO, CHECKBOX, YESNO, TEXT и TEXTAREA.`,
  required: '«required» — true или false.',
  theme: (given: string) => `неизвестная тема ${quoted(given)}.`,
  scale: (given: string) => `неизвестная шкала ${quoted(given)}. Подходят «0-10» и «1-5».`,
  direction: (given: string) =>
    `неизвестно, какие оценки лучше: ${quoted(given)}. Подходят «higher_is_better», «lower_is_better» и «neither».`,
  options: 'варианты («options») — это список текстов.',
  twoOptions: 'нужно хотя бы два варианта («options»).',
  tooManyOptions: 'больше 20 вариантов.',
  optionTooLong: 'вариант длиннее 200 символов.',
  sameOptions: 'есть одинаковые варианты.',
  condition: 'условие («show_if») должно называть вопрос выше: «question» — его номер.',
  conditionAnswers: (position: number) => `условие («show_if») называет ответы, которых нет в вопросе ${position}.`,
} as const;
