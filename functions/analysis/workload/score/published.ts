import type { WorkloadSummary } from '#shared/models/analysis.ts';
import { formatNumber, plural } from '#shared/rules/plural.ts';
import { having } from '../traits.ts';
import { completedSince, PERIOD_DAYS, type Work } from '../work.ts';
import { flowOf } from './flow.ts';
import { daysToClear } from './overdue.ts';
import { FACTORS_OF_GROUP, type FactorOfGroup } from '#shared/rules/workload-level.ts';
import { loadedPeople, type Score, type Scores } from './score.ts';

/** The parts of the company's score as they are published: name, points, what they are made of. */
export function publishedParts(
  work: Work,
  score: Score<FactorOfGroup> | null,
  scores: Scores,
): WorkloadSummary['parts'] {
  return FACTORS_OF_GROUP.map((factor) => {
    const points = score?.parts[factor]?.value ?? null;
    return {
      factor,
      name: NAMES[factor],
      score: points,
      text: points === null ? UNKNOWN[factor] : TEXTS[factor](work, scores),
    };
  });
}

const NAMES: Readonly<Record<FactorOfGroup, string>> = {
  overdue: 'Просрочка',
  flow: 'Сколько ставят и завершают',
  people: 'Перегруженные люди',
};

const days = (count: number) => plural(count, 'день', 'дня', 'дней');

const TEXTS: Readonly<Record<FactorOfGroup, (work: Work, scores: Scores) => string>> = {
  overdue: (work) => {
    const { company, now, since } = work;
    const late = having('overdue', company, now).length;
    const done = completedSince(company.items, since).length;
    const toClear = late === 0 ? '' : `, на них в этом темпе нужно ${days(daysToClear(company, work))}`;
    return `Просрочено ${formatNumber(late)} из ${formatNumber(company.open.length)} открытых. За ${days(PERIOD_DAYS)} завершили ${plural(done, 'задачу', 'задачи', 'задач')}${toClear}. Больше недели — заметно, больше двух — высоко. К завершённым прибавляем пять, чтобы одна просроченная задача не решала всё.`;
  },
  flow: ({ company, since }) => {
    const { set, done } = flowOf(company, since);
    return `За ${days(PERIOD_DAYS)} поставили ${plural(set.length, 'задачу', 'задачи', 'задач')}, завершили ${formatNumber(done.length)}. На четверть больше, чем завершают, — заметно, наполовину больше — высоко. К обоим числам прибавляем двадцать: на нескольких задачах отношение случайно.`;
  },
  people: ({ company }, scores) =>
    `Индекс выше 80 у ${formatNumber(loadedPeople(company, scores))} из ${formatNumber(company.workers.length)}. Больше четверти людей — заметно, больше двух пятых — высоко. У человека индекс — тоже худшая из частей: просрочка против его темпа, задач больше обычного для него самого, сроки подряд, часы задач против рабочих часов.`,
};

const UNKNOWN: Readonly<Record<FactorOfGroup, string>> = {
  overdue: 'Не посчитано: открытых задач с ответственным нет.',
  flow: 'Не посчитано: задачи известны меньше двух месяцев, и сначала их заводили, а не ставили.',
  people: 'Не посчитано: открытых задач с ответственным нет.',
};
