import { RANKED_MAX } from '../../../question-kinds/ranking.ts';
import { NBSP } from '../format.ts';

/** Words of options in an order, for those who ask. */
export const rankingText = {
  name: 'По важности',
  tooMany: `Расставить по порядку можно не больше ${RANKED_MAX} вариантов`,
  first: (option: string, mean: string) => `Важнее всего ${option}: среднее место ${mean}`,
  alike: (options: string) => `Одинаково важны ${options}`,
  place: (mean: string) => `место ${mean}`,
  mean: (value: string) => `Среднее ${value}`,
  about: (range: string, firsts: string) => `${range}. Первым поставили ${firsts}`,
  head: ['Вариант', 'Среднее место', 'Поставили первым', 'Доля'],
  lower: `Место 1${NBSP}— самое важное. Полоса показывает, где вероятно среднее: чем правее, тем важнее.`,
} as const;

/** The same, for those who answer. */
export const rankingAnswerText = {
  begin: 'Стрелками поставьте наверх самое важное. Пока ничего не сдвинуто, ответа нет.',
  asIs: 'Порядок уже верный',
  unfinished: 'Расставьте все варианты.',
  up: (option: string) => `${option}: выше`,
  down: (option: string) => `${option}: ниже`,
  place: (option: string, place: number, all: number) => `${option}: место ${place} из ${all}`,
} as const;
