import { plural, pluralForm } from '#shared/rules/plural.ts';
import type { Observed } from './data.ts';
import { CALIBRATED_FROM } from './outlook/hazards.ts';
import type { Outlook } from './outlook/outlook.ts';

/** How what was unclear in the data was decided, in words. */
export function notesOf({ unclear }: Observed): string[] {
  const { withoutHiring, disappeared, contradictory, unknown } = unclear;
  const people = (count: number) => plural(count, 'человека', 'человек', 'человек');
  return [
    disappeared > 0 &&
      `${plural(disappeared, 'человек пропал', 'человека пропали', 'человек пропали')} из\u00A0списков без даты ухода: считаем, что работа закончилась в\u00A0конце последнего месяца, где они есть, а\u00A0причина неизвестна`,
    withoutHiring > 0 &&
      `У\u00A0${people(withoutHiring)} нет даты приёма: в\u00A0численности и\u00A0уходах они есть, в\u00A0кривой стажа\u00A0— нет`,
    contradictory > 0 &&
      `У\u00A0${people(contradictory)} даты в\u00A0разных файлах расходятся: верим самому новому списку сотрудников`,
    unknown > 0 &&
      `${plural(unknown, 'строка', 'строки', 'строк')} истории без даты ухода не\u00A0${pluralForm(unknown, 'нашлась', 'нашлись', 'нашлись')} в\u00A0списках сотрудников: не\u00A0считаем, чтобы не\u00A0учесть человека дважды`,
  ].filter((note) => note !== false);
}

/** What the outlook does not know, in words. */
export function blindOf(outlook: Outlook): string[] {
  if (outlook.status === 'silent') return [];
  return [
    'Кого вы наймёте: прогноз только о\u00A0тех, кто работает сейчас',
    'Планов компании и\u00A0рынка: сокращения, переезд, новый конкурент, повышение окладов',
    'Намерений людей: ответы анонимных опросов мы не\u00A0смешиваем с\u00A0уходами и\u00A0деньгами',
    'Что будущее может не\u00A0повторить прошлое: уровень взят из\u00A0ваших уходов за\u00A0последние три года',
    ...(outlook.load ? [] : ['Нагрузки команд: для неё нужен разбор нагрузки не\u00A0старше месяца']),
    ...(outlook.status === 'published'
      ? [
          `Чем ваша компания отличается от\u00A0других: коэффициенты стажа опубликованные, свои посчитаем с\u00A0${CALIBRATED_FROM}\u00A0уходов`,
        ]
      : []),
  ];
}
