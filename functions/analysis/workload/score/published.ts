import type { WorkloadSummary } from '#shared/models/analysis.ts';
import type { Said } from '#shared/text/said.ts';
import type { Kept } from '../../kept.ts';
import { say } from '../say.ts';
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
): Kept<WorkloadSummary['parts']> {
  return FACTORS_OF_GROUP.map((factor) => {
    const points = score?.parts[factor]?.value ?? null;
    const text = points === null ? say('partUnknown', { factor }) : TEXTS[factor](work, scores);
    return { factor, name: say('partName', { factor }), score: points, text };
  });
}

const TEXTS: Readonly<Record<FactorOfGroup, (work: Work, scores: Scores) => Said>> = {
  overdue: (work) => {
    const { company, now, since } = work;
    const late = having('overdue', company, now).length;
    const done = completedSince(company.items, since).length;
    const toClear = late === 0 ? null : daysToClear(company, work);
    return say('partOverdue', { late, open: company.open.length, days: PERIOD_DAYS, done, daysToClear: toClear });
  },
  flow: ({ company, since }) => {
    const { set, done } = flowOf(company, since);
    return say('partFlow', { days: PERIOD_DAYS, set: set.length, done: done.length });
  },
  people: ({ company }, scores) =>
    say('partPeople', { people: loadedPeople(company, scores), of: company.workers.length }),
};
