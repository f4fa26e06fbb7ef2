import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { kaplanMeier, type Spell } from './kaplan-meier.ts';

/**
 * Weeks in remission of 21 patients on 6-mercaptopurine (Freireich and others, Blood 21, 1963), the worked example of
 * Klein and Moeschberger, Survival Analysis, table 4.1; «+» were still in remission when they were last seen.
 */
const REMISSION = '6 6 6 6+ 7 9+ 10 10+ 11+ 13 16 17+ 19+ 20+ 22 23 25+ 32+ 32+ 34+ 35+'
  .split(' ')
  .map((week) => ({ entry: 0, exit: Number.parseInt(week, 10), event: !week.endsWith('+') }));

describe('the curve of those who stay', () => {
  it('is that of the published example, with the band other programs print', () => {
    expect(
      kaplanMeier(REMISSION).map(({ time, atRisk, events, share, low, high }) => [
        ...[time, atRisk, events],
        ...[share, low, high].map((one) => Math.round(one * 10_000) / 10_000),
      ]),
    ).toEqual([
      [6, 21, 3, 0.8571, 0.6197, 0.9516],
      [7, 17, 1, 0.8067, 0.5631, 0.9228],
      [10, 15, 1, 0.7529, 0.5032, 0.8894],
      [13, 12, 1, 0.6902, 0.4316, 0.8491],
      [16, 11, 1, 0.6275, 0.3675, 0.8049],
      [22, 7, 1, 0.5378, 0.2678, 0.7468],
      [23, 6, 1, 0.4482, 0.1881, 0.6801],
    ]);
  });

  it('counts whoever came later among those at risk from then on alone', () => {
    // Of four one leaves at 2: the one who came at 5 was not there to leave. At 7 there are four again, of whom one leaves.
    const late: Spell[] = [
      { entry: 0, exit: 2, event: true },
      { entry: 0, exit: 7, event: true },
      { entry: 0, exit: 9, event: false },
      { entry: 1, exit: 7, event: false },
      { entry: 5, exit: 8, event: false },
    ];
    expect(kaplanMeier(late).map(({ time, atRisk, share }) => [time, atRisk, share])).toEqual([
      [2, 4, 0.75],
      [7, 4, 0.75 * 0.75],
    ]);
  });

  it('has no step where nobody has left', () => {
    expect(kaplanMeier([])).toEqual([]);
    expect(kaplanMeier([{ entry: 0, exit: 5, event: false }])).toEqual([]);
  });

  it('ends at zero where all have left, without claiming to be sure', () => {
    const last = kaplanMeier([
      { entry: 0, exit: 1, event: true },
      { entry: 0, exit: 2, event: true },
    ]).at(-1)!;
    expect(last).toMatchObject({ share: 0, low: 0 });
    expect(last.high).toBeGreaterThan(0.5);
  });

  const spell = fc
    .record({ entry: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 1, max: 40 }), event: fc.boolean() })
    .map(({ entry, length, event }): Spell => ({ entry, exit: entry + length, event }));

  it('is what counting day by day gives, whoever comes and goes when', () => {
    fc.assert(
      fc.property(fc.array(spell, { maxLength: 30 }), (spells) => {
        let share = 1;
        const shares: number[] = [];
        for (let day = 1; day <= 80; day++) {
          const there = spells.filter(({ entry, exit }) => entry < day && day <= exit);
          const left = there.filter(({ exit, event }) => event && exit === day).length;
          if (left > 0) shares.push((share *= (there.length - left) / there.length));
        }
        const steps = kaplanMeier(spells);
        expect(steps).toHaveLength(shares.length);
        for (const [place, { share: one }] of steps.entries()) expect(one).toBeCloseTo(shares[place]!, 10);
      }),
    );
  });

  it('never rises, and lies within its band', () => {
    fc.assert(
      fc.property(fc.array(spell, { maxLength: 30 }), (spells) => {
        let before = 1;
        for (const { share, low, high } of kaplanMeier(spells)) {
          expect(share).toBeLessThanOrEqual(before);
          expect([low, share, high].every((one) => one >= 0 && one <= 1)).toBe(true);
          expect(low).toBeLessThanOrEqual(share);
          expect(high).toBeGreaterThanOrEqual(share);
          before = share;
        }
      }),
    );
  });

  it('holds its band in about 95 of 100 companies whose leavers before the first file are unknown', () => {
    const random = seededRandom(7);
    const companies = 600;
    let covered = 0;
    let naive = 0;
    for (let company = 0; company < companies; company++) {
      // Hired over six years, a fifth leaves every year; the files begin in the third year.
      const spells: Spell[] = [];
      while (spells.length < 60) {
        const hired = random() * 6;
        const left = hired - Math.log(1 - random()) / 0.2;
        if (left < 3) continue;
        spells.push({ entry: Math.max(0, 3 - hired), exit: Math.min(left, 6) - hired, event: left < 6 });
      }
      const at = (steps: ReturnType<typeof kaplanMeier>) => steps.findLast(({ time }) => time <= 2);
      const truth = Math.exp(-0.2 * 2);
      const step = at(kaplanMeier(spells));
      if (step && step.low <= truth && truth <= step.high) covered++;
      const all = at(kaplanMeier(spells.map((one) => ({ ...one, entry: 0 }))));
      if (all && all.low <= truth && truth <= all.high) naive++;
    }
    expect(covered / companies).toBeGreaterThan(0.92);
    expect(covered / companies).toBeLessThan(0.98);
    // Were late entries passed over, everybody would look more faithful than they are.
    expect(naive / companies).toBeLessThan(0.9);
  });
});
