import { sum } from '#shared/rules/sum.ts';
import type { Group, Work, Worker } from '#functions/analysis/workload/work.ts';
import { capacityScore, typicalHours, type TypicalHours } from './capacity.ts';
import { clusteringScore } from './clustering.ts';
import type { FactorScore } from './factor.ts';
import { habitScore } from './habit.ts';
import { overdueScore } from './overdue.ts';

/** The parts of the score and what each weighs, 1 together: nowhere else. */
export const FACTORS = [
  { factor: 'overdue', name: 'Просрочка', weight: 0.4 },
  { factor: 'capacity', name: 'Часы задач и рабочие часы', weight: 0.2 },
  { factor: 'habit', name: 'Задач больше обычного', weight: 0.25 },
  { factor: 'clustering', name: 'Скопление сроков', weight: 0.15 },
] as const;
export type Factor = (typeof FACTORS)[number]['factor'];

/** A score with what the data leave open, unrounded; of somebody, or the mean of several. */
export interface Score {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** What each part weighs here, 1 together, and its score. */
  readonly parts: Readonly<Record<Factor, { readonly weight: number; readonly score: number }>>;
}

/** The scores of those who have open tasks, by their ids. */
export type Scores = ReadonlyMap<string, Score>;

export function scoresOf(work: Work): Scores {
  const { company } = work;
  const typical = typicalHours(company.items);
  const busy = company.workers.filter(({ open }) => open.length > 0);
  return new Map(busy.map((worker) => [worker.person.id, scoreOf(worker, typical, work)]));
}

/**
 * The score of one person: the weighted mean of the parts. A part the data say nothing of is left out of the mean, the
 * others weighing more by as much; in the bounds it is 0 and 100.
 */
function scoreOf(worker: Worker, typical: TypicalHours | null, work: Work): Score {
  const { open } = worker;
  const found: Record<Factor, FactorScore | null> = {
    overdue: overdueScore(open, work.now),
    capacity: capacityScore(open, typical, work.ahead),
    habit: habitScore(worker, work.now),
    clustering: clusteringScore(open, work),
  };
  const known = sum(FACTORS.map(({ factor, weight }) => (found[factor] ? weight : 0)));
  const parts = partsOf((factor, weight) => ({
    weight: found[factor] ? weight / known : 0,
    score: found[factor]?.value ?? 0,
  }));
  return {
    value: sum(FACTORS.map(({ factor }) => parts[factor].weight * parts[factor].score)),
    low: sum(FACTORS.map(({ factor, weight }) => weight * (found[factor]?.low ?? 0))),
    high: sum(FACTORS.map(({ factor, weight }) => weight * (found[factor]?.high ?? 100))),
    parts,
  };
}

/**
 * The score of a group: the mean over those of its people who have open tasks; null where nobody has. Parts weigh what
 * they do on average, so that the weighted parts still make the score.
 */
export function groupScore({ workers }: Pick<Group, 'workers'>, scores: Scores): Score | null {
  const all = workers.flatMap(({ person }) => scores.get(person.id) ?? []);
  if (all.length === 0) return null;
  const mean = (of: (score: Score) => number) => sum(all.map(of)) / all.length;
  return {
    value: mean(({ value }) => value),
    low: mean(({ low }) => low),
    high: mean(({ high }) => high),
    parts: partsOf((factor) => {
      const weight = mean(({ parts }) => parts[factor].weight);
      const weighted = mean(({ parts }) => parts[factor].weight * parts[factor].score);
      return { weight, score: weight === 0 ? 0 : weighted / weight };
    }),
  };
}

/**
 * The score of the company. Tasks nobody is responsible for are on somebody all the same, whose score may be anything:
 * in the bounds their share of the open tasks is 0 and 100.
 */
export function companyScore({ company, unassigned }: Work, scores: Scores): Score | null {
  const score = groupScore(company, scores);
  if (!score) return null;
  const share = unassigned.length / company.open.length;
  return { ...score, low: (1 - share) * score.low, high: (1 - share) * score.high + 100 * share };
}

function partsOf(of: (factor: Factor, weight: number) => { weight: number; score: number }): Score['parts'] {
  return Object.fromEntries(FACTORS.map(({ factor, weight }) => [factor, of(factor, weight)])) as Score['parts'];
}
