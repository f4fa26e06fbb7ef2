import type { TrackRecord } from '#shared/models/finance/predictions.ts';
import { JUDGED_FROM } from '#shared/rules/predictions.ts';
import { formatNumber, NBSP, plural, pluralForm } from '#web/lib/formatters.ts';
import { dayText } from '#text/finance/months.ts';

/** Words of how predictions have done. */
export const recordText = {
  title: 'Сбываются ли прогнозы',
  list: { about: 'что говорили и что вышло', show: 'Что говорили и что вышло' },
  said: {
    head: ['Срок', 'Говорили', 'Вышло'],
    made: (day: string) => `показан ${day}`,
  },
  past: {
    title: 'Проверка на ваших данных',
    note: `Тогда мы этого не${NBSP}говорили. Посчитали сегодня тем${NBSP}же способом, закрыв всё, что случилось после начала срока.`,
    head: ['Срок', 'Сказали бы', 'Вышло'],
  },
  span: (from: string, until: string) => `с${NBSP}${from} по${NBSP}${until}`,
  held: 'сбылся',
  missed: `не${NBSP}сбылся`,
  open: `срок ещё не${NBSP}прошёл`,
  overlaps: `не${NBSP}в${NBSP}счёт: срок пересекается с${NBSP}прежним`,
} as const;

const DAY_IN_DATA = `сравним, когда в${NBSP}данных будет этот день`;

/** How predictions have done, in a sentence or two that promise no more than the count bears. */
export function recordWords(record: TrackRecord): string {
  const { checked, held, next_on: next } = record;
  if (checked === 0) {
    const first = next === null ? '' : `: первый срок\u00A0— ${dayText(next)}, ${DAY_IN_DATA}`;
    return `Показанное здесь ещё не${NBSP}с${NBSP}чем сравнить${first}.`;
  }
  const right =
    held === 0 ? `не${NBSP}сбылся ни${NBSP}один` : `${pluralForm(held, 'сбылся', 'сбылись', 'сбылись')} ${held}`;
  return `Из${NBSP}${plural(checked, 'прогноза', 'прогнозов', 'прогнозов')} ${right}${judged(record)}`;
}

/** The same of what would have been said before. */
export function pastWords(record: TrackRecord): string {
  const { checked, held } = record;
  const right =
    held === 0 ? `не${NBSP}сбылся${NBSP}бы ни${NBSP}разу` : `сбылся${NBSP}бы ${plural(held, 'раз', 'раза', 'раз')}`;
  return `Такой прогноз за${NBSP}${plural(checked, 'прошлое полугодие', 'прошлых полугодия', 'прошлых полугодий')} ${right}${judged(record)}`;
}

/** What the count says of the promise. */
function judged({ verdict, share, promised }: TrackRecord): string {
  const promise = outOf(promised);
  switch (verdict) {
    case 'less_often':
      return `\u00A0— реже обещанных ${promise}. Настоящий разброс больше, чем говорит интервал: берите его с${NBSP}запасом.`;
    case 'as_promised':
      return ` при${NBSP}обещанных ${promise}. Обещанию это не${NBSP}противоречит; видно лишь, что сбывается от${NBSP}${whole(share!.low)} до${NBSP}${whole(share!.high)}${NBSP}% таких прогнозов.`;
    case 'too_few':
    case 'nothing_yet':
      return `. Судить рано: для этого нужно${NBSP}${JUDGED_FROM}${NBSP}сроков, которые не${NBSP}пересекаются.`;
  }
}

/** «19 из 20» of 0.95. */
function outOf(promised: number): string {
  const all = Math.round(1 / (1 - promised));
  return `${all - 1}${NBSP}из${NBSP}${all}`;
}

const whole = (share: number): string => formatNumber(Math.round(share * 100));
