import type { PublicReport } from '../../../models/run-report.ts';
import { plural, pluralForm, quoted } from '../format.ts';

type State = PublicReport['items'][number]['state'];

const verb = (count: number) => pluralForm(count, 'ответил', 'ответили', 'ответили');

/** Texts of the page that tells what came of a poll. */
export const reportText = {
  brand: 'Тонус',
  heading: 'Вы сказали — мы сделали',
  about: (title: string, days: string, answered: string) => `На опрос ${quoted(title)} ${days} ${answered}.`,
  between: (from: string, to: string) => `с\u00a0${from} по\u00a0${to}`,
  answeredOf: (responses: number, asked: number) => `${verb(responses)} ${responses} из\u00a0${asked}`,
  answeredBy: (responses: number) => `${verb(responses)} ${plural(responses, 'человек', 'человека', 'человек')}`,
  /** Where its author has written no introduction. */
  thanks: 'Спасибо. Вот что мы услышали и\u00a0что меняется.',
  said: 'Вы сказали',
  we: 'Мы',
  states: { done: 'сделано', doing: 'делаем', decided_otherwise: 'решили иначе' } satisfies Record<State, string>,
  responsible: (name: string) => `Отвечает: ${name}`,
  figures: 'Что вы ответили',
  answered: (count: number) => `Ответов: ${count}`,
  mean: (value: string, max: number) => `${value}\u00a0из\u00a0${max}`,
  enps: (points: string) => `eNPS ${points}`,
  interval: (low: string, high: string) => `с учётом случайности — от\u00a0${low} до\u00a0${high}`,
  lowerIsBetter: '; здесь меньше — лучше',
  anonymous: 'Ответы анонимны: здесь только то, что сказали многие, и\u00a0числа, но не\u00a0имена.',
  named: 'Опрос был с\u00a0именами; на этой странице их нет.',
  print: 'Напечатать',

  notFound: 'Страница не найдена',
  notFoundHint: 'В ссылке ошибка, или страницу закрыли. Спросите у того, кто прислал ссылку.',
} as const;
