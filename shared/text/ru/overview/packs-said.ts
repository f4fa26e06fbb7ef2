import type { PackAudience, PackPeriod } from '../../../rules/packs.ts';
import { NBSP } from '../format.ts';

/** What is wrong with what is set of reports for meetings, and the letter that leads to one. */
export const packsSaid = {
  colourWrong: 'Укажите цвет так: #0F5F55',
  colourPale: 'На белом этот цвет не прочесть: возьмите темнее',
  logoWrong: `Логотип — картинка PNG до${NBSP}100${NBSP}кБ`,
  teamWanted: 'Укажите, какой команде отчёт',
  readersWanted: 'Выберите, кому присылать',
  tooManyReaders: 'Присылать можно не больше чем двадцати людям',
  strangers: 'Выбирайте среди участников, которые видят результаты опросов',
  changed: 'Расписание уже изменили: обновите страницу',
  letter: {
    subject: 'Пора посмотреть отчёт',
    about: {
      director: 'Отчёт директору',
      board: 'Отчёт совету',
      team: 'Отчёт команде',
    } satisfies Record<PackAudience, string>,
    periods: { quarter: 'за квартал', half: 'за полгода', year: 'за год' } satisfies Record<PackPeriod, string>,
    made: 'Отчёт соберётся, когда вы откроете ссылку: по свежим данным и из того, что открыто вам. В самом письме данных нет.',
    open: 'Открыть отчёт',
    footnote: 'Вы в списке тех, кому приходит ссылка на отчёт. Список меняют на странице отчёта.',
  },
} as const;
