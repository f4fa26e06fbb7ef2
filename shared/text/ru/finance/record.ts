import { formatNumber, NBSP, plural, pluralForm } from '../format.ts';

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

  nothingYet: `Показанное здесь ещё не${NBSP}с${NBSP}чем сравнить.`,
  nothingBefore: (day: string) =>
    `Показанное здесь ещё не${NBSP}с${NBSP}чем сравнить: первый срок${NBSP}— ${day}, сравним, когда в${NBSP}данных будет этот день.`,
  /** The beginning of a sentence that `judged` ends: of what was said. */
  came: (checked: number, held: number) =>
    checked === 1
      ? `Прогноз пока один: ${held === 0 ? `не${NBSP}сбылся` : 'сбылся'}`
      : `Из${NBSP}${plural(checked, 'прогноза', 'прогнозов', 'прогнозов')} ${
          held === 0 ? `не${NBSP}сбылся ни${NBSP}один` : `${pluralForm(held, 'сбылся', 'сбылись', 'сбылись')} ${held}`
        }`,
  /** The same of what would have been said before. */
  wouldHaveCome: (checked: number, held: number) =>
    checked === 1
      ? `Такой прогноз за${NBSP}прошлое полугодие ${held === 0 ? `не${NBSP}сбылся` : 'сбылся'}${NBSP}бы`
      : `Такой прогноз за${NBSP}${plural(checked, 'прошлое полугодие', 'прошлых полугодия', 'прошлых полугодий')} ${
          held === 0
            ? `не${NBSP}сбылся${NBSP}бы ни${NBSP}разу`
            : `сбылся${NBSP}бы ${plural(held, 'раз', 'раза', 'раз')}`
        }`,
  judged: {
    less_often: (promise: string) =>
      `${NBSP}— реже обещанных ${promise}. Настоящий разброс больше, чем говорит интервал: берите его с${NBSP}запасом.`,
    as_promised: (promise: string, low: number, high: number) =>
      ` при${NBSP}обещанных ${promise}. Обещанию это не${NBSP}противоречит; видно лишь, что сбывается от${NBSP}${formatNumber(low)} до${NBSP}${formatNumber(high)}${NBSP}% таких прогнозов.`,
    too_few: (needed: number) =>
      `. Судить рано: для этого нужно${NBSP}${needed}${NBSP}сроков, которые не${NBSP}пересекаются.`,
  },
  /** «19 из 20». */
  outOf: (part: number, all: number) => `${part}${NBSP}из${NBSP}${all}`,
} as const;
