import { STATEMENTS_MAX } from '../../../question-kinds/matrix.ts';
import { plural } from '../format.ts';
import type { ListWords } from './parts.ts';

/** Words of statements that are rated on one scale. */
export const matrixText = {
  name: 'Утверждения',
  one: (statement: string, mean: string) => `Выше всего оценили ${statement}: среднее ${mean}`,
  worst: (statement: string, mean: string) => `ниже всего ${statement}: ${mean}`,
  alike: (mean: string) => `Все утверждения оценили одинаково: среднее ${mean}`,
  nothing: 'Оценок слишком мало, чтобы показать их по утверждениям',
  few: 'Оценок слишком мало',
  head: ['Утверждение', 'Среднее', 'Вероятно от', 'Вероятно до', 'Оценок'],
};

/** Statements, as their author writes them. */
export const statementWords: ListWords = {
  most: STATEMENTS_MAX,
  one: (place) => `Утверждение ${place}`,
  another: 'Ещё утверждение',
  remove: (place) => `Удалить утверждение ${place}`,
  hint: 'Enter добавляет утверждение. Список можно вставить целиком, по строке на утверждение.',
  full: `Больше ${STATEMENTS_MAX} утверждений не помещается.`,
  pasted: (count) => `Вставлено: ${plural(count, 'утверждение', 'утверждения', 'утверждений')}.`,
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
};
