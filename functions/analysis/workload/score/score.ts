import { HIGH_ABOVE, levelOf, type FactorOfGroup, type Level } from '#shared/rules/workload-level.ts';
import type { Group, Work, Worker } from '../work.ts';
import { capacityScore, longHours } from './capacity.ts';
import { deadlinesScore } from './deadlines.ts';
import { pointsAt, type FactorScore } from './factor.ts';
import { flowScore } from './flow.ts';
import { habitScore } from './habit.ts';
import { overdueScore } from './overdue.ts';

/** What the score of somebody is made of. */
export const FACTORS_OF_PERSON = ['overdue', 'habit', 'capacity', 'deadlines'] as const;
export type FactorOfPerson = (typeof FACTORS_OF_PERSON)[number];

/** So large a share of people above 80 is noticeable, and high. */
export const PEOPLE_BORDERS = { medium: 0.25, high: 0.4 };

/**
 * A score in whole points: the largest of its parts, so its level is that of the worst of them. More that is late, that
 * is open, that comes in, and less that gets done never lower a part, hence never the score. `high` is the most it may
 * be with what the data do not say. Parts the data say nothing of are null.
 */
export interface Score<Factor extends string = string> extends FactorScore {
  readonly parts: Readonly<Record<Factor, FactorScore | null>>;
}

/** The scores of everybody, by their ids. */
export type Scores = ReadonlyMap<string, Score<FactorOfPerson>>;

/** The workload score of everybody, by their id. */
export function scoresOf(work: Work): Scores {
  const long = longHours(work.company.items);
  return new Map(work.company.workers.map((worker) => [worker.person.id, scoreOf(worker, long, work)]));
}

/** The score of one person; 0 of whoever has no open task. */
function scoreOf(worker: Worker, long: number | null, work: Work): Score<FactorOfPerson> {
  return worstOf({
    overdue: overdueScore(worker, work),
    habit: habitScore(worker, work),
    capacity: capacityScore(worker.open, long, work.ahead),
    deadlines: deadlinesScore(worker, work),
  });
}

/** The score of a team: what is late of it, what comes in, and which share of its people is above 80. */
export function groupScore(group: Pick<Group, 'items' | 'open' | 'workers'>, scores: Scores, work: Work) {
  return worstOf<FactorOfGroup>({
    overdue: overdueScore(group, work),
    flow: flowScore(group, work),
    people: peopleScore(group, scores),
  });
}

/**
 * The score of the company; null where nobody is responsible for any open task. Tasks nobody is responsible for are on
 * somebody all the same, whose score may be anything: in the upper bound their share of the open tasks is 100.
 */
export function companyScore(work: Work, scores: Scores): Score<FactorOfGroup> | null {
  const { company, unassigned } = work;
  if (unassigned.length === company.open.length) return null;
  const score = groupScore(company, scores, work);
  const share = unassigned.length / company.open.length;
  return { ...score, high: Math.round((1 - share) * score.high + 100 * share) };
}

/** The parts that make the level, the worst first. */
export function worstParts<Factor extends string>({ value, parts }: Score<Factor>): Factor[] {
  const level: Level = levelOf(value);
  return (Object.entries(parts) as [Factor, FactorScore | null][])
    .flatMap(([factor, part]) => (part && part.value > 0 && levelOf(part.value) === level ? [{ factor, part }] : []))
    .toSorted((a, b) => b.part.value - a.part.value)
    .map(({ factor }) => factor);
}

/** How many of a group are above 80. */
export function loadedPeople({ workers }: Pick<Group, 'workers'>, scores: Scores): number {
  return workers.filter(({ person }) => scores.get(person.id)!.value > HIGH_ABOVE).length;
}

function peopleScore({ workers }: Pick<Group, 'workers'>, scores: Scores): FactorScore | null {
  if (workers.length === 0) return null;
  const share = (of: (score: FactorScore) => number) =>
    workers.filter(({ person }) => of(scores.get(person.id)!) > HIGH_ABOVE).length / workers.length;
  return {
    value: pointsAt(
      share(({ value }) => value),
      PEOPLE_BORDERS,
    ),
    high: pointsAt(
      share(({ high }) => high),
      PEOPLE_BORDERS,
    ),
  };
}

function worstOf<Factor extends string>(parts: Readonly<Record<Factor, FactorScore | null>>): Score<Factor> {
  const known = Object.values<FactorScore | null>(parts).filter((part) => part !== null);
  return {
    value: Math.max(0, ...known.map(({ value }) => value)),
    high: Math.max(0, ...known.map(({ high }) => high)),
    parts,
  };
}
