import { formatRubles } from '../../format.ts';

const MONTHS = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
];
/** «на 2026 год», «на ноябрь 2026 года». */
const period = (of: string): string => {
  const [year, month] = of.split('-');
  return month === undefined ? `на ${year} год` : `на ${MONTHS[Number(month) - 1]} ${year} года`;
};
const known = (year: number, months: number, all: number): string =>
  `Выручка за ${year} год есть за ${months} мес. из ${all}`;

/** How the HR budget stands; a period is 2026 or 2026-11, money is in roubles. */
export const budgetText = {
  period,
  note: {
    noRevenue: (year: number) => `Нет выручки за ${year} год: процент считать не от чего`,
    ofKnown: (year: number, months: number, all: number) => `${known(year, months, all)}: план посчитан за них`,
    tooFew: (year: number, months: number, all: number, fewest: number) =>
      `${known(year, months, all)}: для плана на год нужно хотя бы ${fewest}`,
    byMean: (year: number, months: number, all: number) => `${known(year, months, all)}: остальные взяты по среднему`,
  },
  outlook: {
    over: 'Год закончился',
    notBegun: 'Год ещё не начался',
    after: (months: number) => `Прогноз появится после ${months} полных месяцев расходов`,
  },
  exceeded: (of: string, over: number, spent: number, plan: number) =>
    `Бюджет ${period(of)} превышен на ${formatRubles(over)}: потрачено ${formatRubles(spent)} из ${formatRubles(plan)}`,
  willExceed: (of: string, sure: boolean, low: number, high: number, plan: number) =>
    `При таком темпе бюджета ${period(of)} ${sure ? 'не хватит' : 'может не хватить'}: выйдет от ${formatRubles(low)} до ${formatRubles(high)} при плане ${formatRubles(plan)}`,
  near: (of: string, percent: number, spent: number, plan: number) =>
    `Бюджет ${period(of)} потрачен на ${percent}\u00a0%: ${formatRubles(spent)} из ${formatRubles(plan)}`,
} as const;
