import { quoted } from '../format.ts';
import { plural, pluralForm } from '../format.ts';
import type { PublicReport } from '../../../models/run-report.ts';

type State = PublicReport['items'][number]['state'];

/** Texts of «Вы сказали — мы сделали». */
export const reportText = {
  brand: 'Тонус',
  heading: 'Вы сказали — мы сделали',
  about: (report: PublicReport, days: string) => `На опрос ${quoted(report.title)}${days} ${answered(report)}.`,
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
  print: 'Распечатать',

  notFound: 'Страница не найдена',
  notFoundHint: 'В ссылке ошибка, или страницу закрыли. Спросите у того, кто прислал ссылку.',
} as const;

function answered({ responses, people_asked: asked }: PublicReport): string {
  const verb = pluralForm(responses, 'ответил', 'ответили', 'ответили');
  if (asked !== null && asked >= responses) return `${verb} ${responses} из\u00a0${asked}`;
  return `${verb} ${plural(responses, 'человек', 'человека', 'человек')}`;
}
