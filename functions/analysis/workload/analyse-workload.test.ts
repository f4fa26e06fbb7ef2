import { describe, expect, it } from 'vitest';
import { WorkloadRecommendations, WorkloadSummary } from '#shared/models/analysis.ts';
import { randomWorkload } from '#tests/support/workload-data.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { analyseWorkload } from './analyse-workload.ts';

const ABOUT = { analysis_date: '2026-11-22T09:00:00.000Z', ai_provider: 'builtin', fallback: null, sent: null };
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe('the analysis of workload', () => {
  it.each([
    [0, 0],
    [0, 30],
    [1, 0],
    [1, 12],
    [8, 60],
    [40, 320],
  ])(
    'has every field of both shapes for %i people and %i tasks (B3-19, B3-20, B3-21, B3-22, B3-23, B3-24, B3-25)',
    (people, tasks) => {
      const { summary, recommendations } = analyseWorkload(randomWorkload(people + tasks, { people, tasks }));
      expect(WorkloadSummary.parse({ ...ABOUT, ...summary })).toEqual({ ...ABOUT, ...summary });
      expect(WorkloadRecommendations.parse({ ...ABOUT, ...recommendations })).toEqual({ ...ABOUT, ...recommendations });
    },
  );

  it.each(SEEDS)('is the same whatever the order of tasks and people: %i', (seed) => {
    const data = randomWorkload(seed, { people: 30, tasks: 250 });
    const shuffled = { ...data, tasks: shuffle(data.tasks, seed), people: shuffle(data.people, seed + 1) };
    expect(analyseWorkload(shuffled)).toEqual(analyseWorkload(data));
  });
});

function shuffle<T>(all: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
