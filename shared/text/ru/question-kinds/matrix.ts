import { STATEMENTS_MAX } from '../../../question-kinds/matrix.ts';
import { plural } from '../format.ts';

/** Words of statements that are rated on one scale, for those who ask. */
export const matrixText = {
  name: 'Утверждения',
  one: (statement: string, mean: string) => `Выше всего оценили ${statement}: среднее ${mean}`,
  ends: (best: string, bestMean: string, worst: string, worstMean: string) =>
    `Выше всего оценили ${best}: среднее ${bestMean}, ниже всего ${worst}: ${worstMean}`,
  alike: (mean: string) => `Все утверждения оценили одинаково: среднее ${mean}`,
  nothing: 'Оценок слишком мало, чтобы показать их по утверждениям',
  /** Behind a statement. */
  few: '— оценок слишком мало',
  head: ['Утверждение', 'Среднее', 'Вероятно от', 'Вероятно до', 'Оценок'],
} as const;

/** The same, for those who answer. */
export const matrixAnswerText = {
  left: (count: number) => `Осталось оценить: ${count}`,
  unfinished: 'Оцените каждое утверждение.',
  ends: (low: number, high: number) => `${low} — минимум, ${high} — максимум`,
} as const;

/** Statements, as their author writes them. */
export const statementWords = {
  one: (place: number) => `Утверждение ${place}`,
  another: 'Ещё утверждение',
  remove: (place: number) => `Удалить утверждение ${place}`,
  hint: 'Enter добавляет утверждение. Список можно вставить целиком, по строке на утверждение.',
  full: `Больше ${STATEMENTS_MAX} утверждений не помещается.`,
  pasted: (count: number) => `Вставлено: ${plural(count, 'утверждение', 'утверждения', 'утверждений')}.`,
  lacks: {
    two: 'Нужно хотя бы два утверждения',
    tooMany: `Не больше ${STATEMENTS_MAX} утверждений`,
    same: 'Есть одинаковые утверждения',
    tooLong: 'Утверждение длиннее 200 символов',
  },
  file: {
    noList: 'утверждения («options») — это список текстов.',
    two: 'нужно хотя бы два утверждения («options»).',
    tooMany: `больше ${STATEMENTS_MAX} утверждений.`,
    tooLong: 'утверждение длиннее 200 символов.',
    same: 'есть одинаковые утверждения.',
  },
} as const;
