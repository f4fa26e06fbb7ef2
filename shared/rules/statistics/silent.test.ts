import { describe, expect, it } from 'vitest';
import { enpsEstimate, enpsOfCounts } from '../enps.ts';
import { meanOfCounts } from './mean.ts';
import { seededRandom } from './seeded-random.ts';
import { SILENT_TIMES, silentMeans, silentStep } from './silent.ts';

const ASKED = 40;
const RUNS = 4000;

/** Of forty people critics answer less often than the others: how often an interval holds the eNPS of all forty. */
function coverage(critics: number, others: number) {
  const random = seededRandom(7);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const held = { answered: 0, all: 0 };
  for (let run = 0; run < RUNS; run++) {
    const everybody = Array.from({ length: 11 }, () => 0);
    const answered = Array.from({ length: 11 }, () => 0);
    for (let person = 0; person < ASKED; person++) {
      const score = Math.min(10, Math.max(0, Math.round(7.6 + 2.1 * normal())));
      everybody[score]! += 1;
      if (random() < (score <= 6 ? critics : others)) answered[score]! += 1;
    }
    const truth = enpsOfCounts(everybody)!.score;
    const estimate = enpsEstimate(enpsOfCounts(answered)!, { asked: ASKED })!;
    const { silent } = estimate;
    const holds = ({ low, high }: { low: number; high: number }) => (low <= truth && truth <= high ? 1 : 0);
    held.answered += holds(estimate);
    held.all += holds(silent ?? estimate);
  }
  return { answered: held.answered / RUNS, all: held.all / RUNS };
}

describe('those who kept silent', () => {
  it('are within what is told of them in 94 of 100 runs where critics answer less: the interval alone is in 82', () => {
    const { answered, all } = coverage(0.55, 0.8);
    expect(answered).toBeLessThan(0.86);
    expect(all).toBeGreaterThanOrEqual(0.94);
  });

  it('are so where critics answer more, and where all answer alike', () => {
    expect(coverage(0.8, 0.55).all).toBeGreaterThanOrEqual(0.94);
    expect(coverage(0.65, 0.65).all).toBeGreaterThanOrEqual(0.94);
  });

  it('move a mean as far as the worst of all weights between 1 and 1.5', () => {
    const [values, counts] = [
      [1, 2, 3, 4, 5],
      [3, 2, 6, 8, 5],
    ];
    const all = Array.from({ length: 2 ** 5 }, (_, mask) => {
      const weights = counts.map((count, place) => count * ((mask >> place) & 1 ? SILENT_TIMES : 1));
      const total = weights.reduce((sum, one) => sum + one, 0);
      return weights.reduce((sum, one, place) => sum + one * values[place]!, 0) / total;
    });
    const { low, high } = silentMeans({ values, counts }, ASKED)!;
    expect(low).toBeCloseTo(Math.min(...all), 10);
    expect(high).toBeCloseTo(Math.max(...all), 10);
  });

  it('are told of where fewer than four of five have answered, and never below five answers', () => {
    const counts = [0, 0, 0, 0, 2, 0, 0, 12, 0, 18, 0];
    expect(meanOfCounts(counts, { asked: 40 })!.silent).toBeUndefined();
    expect(meanOfCounts(counts, { asked: null })!.silent).toBeUndefined();
    const { value, low, high, silent } = meanOfCounts(counts, { asked: 41 })!;
    expect(silent!.low).toBeLessThan(low);
    expect(silent!.high).toBeGreaterThan(high);
    expect(silent!.low).toBeLessThan(value);
    expect(meanOfCounts([0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0], { asked: 40 })).toBeNull();
  });

  it('move a difference where they are others in one of both runs alone', () => {
    const [from, to] = [20, 25].map((nines) =>
      meanOfCounts([0, 0, 0, 0, 8, 0, 0, 0, 0, nines, 0], { asked: 60, overTime: true }),
    );
    const difference = { low: -1, high: 2 };
    const moved = silentStep(from!, to!, difference)!;
    const { down } = to!.silent!;
    const { up } = from!.silent!;
    expect(moved.low).toBeCloseTo(-1 - Math.max(down, up), 10);
    expect(moved.high).toBeGreaterThan(2);
    const all = meanOfCounts([0, 0, 0, 0, 8, 0, 0, 0, 0, 40, 0], { asked: 60, overTime: true })!;
    expect(silentStep(all, all, difference)).toBeNull();
  });
});
