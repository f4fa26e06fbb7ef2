import type { WorkloadSummary } from '#shared/models/analysis.ts';
import { formatNumber, plural, pluralForm } from '#shared/rules/plural.ts';
import { sum } from '#shared/rules/sum.ts';
import { having } from '#functions/analysis/workload/traits.ts';
import type { Work } from '#functions/analysis/workload/work.ts';
import { DAYS_AHEAD, deadlinesAhead } from './clustering.ts';
import { usualOpen } from './habit.ts';
import { FACTORS, type Factor, type Score } from './score.ts';

/** The parts of the score as they are published: name, weight, score, what it is made of. */
export function publishedWeights(work: Work, score: Score | null): WorkloadSummary['weights'] {
  return FACTORS.map(({ factor, name, weight }) => ({
    factor,
    name,
    weight: rounded(score?.parts[factor].weight ?? weight, 3),
    score: rounded(score?.parts[factor].score ?? 0, 1),
    text: score?.parts[factor].weight === 0 ? UNKNOWN[factor] : TEXTS[factor](work),
  }));
}

const TEXTS: Readonly<Record<Factor, (work: Work) => string>> = {
  overdue: ({ company, now }) =>
    `Просрочено ${formatNumber(having('overdue', company, now).length)} из ${formatNumber(company.open.length)} открытых. Чем дольше опоздание, тем больше вес, срочная считается за две; каждому добавляем две задачи в срок, чтобы одна просроченная не решала всё.`,
  capacity: ({ company, now }) =>
    `Часы открытых задач против рабочего времени до их сроков, 40 часов в неделю. Оценка есть у ${formatNumber(company.open.length - having('no_estimate', company, now).length)} из ${formatNumber(company.open.length)}; где её нет, берём обычную для задач с оценкой.`,
  habit: ({ company, now }) => {
    const known = company.workers.flatMap(({ items, open }) => {
      const usual = usualOpen(items, now);
      return usual === null ? [] : [{ usual, open: open.length }];
    });
    const [open, usual] = [sum(known.map((one) => one.open)), sum(known.map((one) => one.usual))];
    return `Открытые задачи каждого против его же обычного числа за последние 8 недель. Вместе сейчас ${formatNumber(open)}, обычно ${formatNumber(Math.round(usual))}.`;
  },
  clustering: (work) => {
    const counts = [...deadlinesAhead(work.company.open, work).values()].map(({ length }) => length);
    const all = sum(counts);
    return `Сколько сроков у одного человека сходится в один день. В ближайшие ${DAYS_AHEAD} рабочих дней — ${plural(all, 'срок', 'срока', 'сроков')}, в самый плотный ${pluralForm(Math.max(...counts), 'приходится', 'приходятся', 'приходится')} ${formatNumber(Math.max(...counts))}.`;
  },
};

const UNKNOWN: Readonly<Record<Factor, string>> = {
  overdue: 'Не посчитано: открытых задач с ответственным нет.',
  capacity: 'Не посчитано: оценок времени слишком мало. Остальные части весят больше.',
  habit: 'Не посчитано: истории за 8 недель нет. Остальные части весят больше.',
  clustering: 'Не посчитано: открытых задач с ответственным нет.',
};

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
