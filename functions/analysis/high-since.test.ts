import { describe, expect, it } from 'vitest';
import { withHighSince } from './high-since.ts';
import type { GroupScore, Measurement } from './repositories/analysis-items.ts';

const TODAY = '2026-11-20';
const of = (score: number, highSince?: string): GroupScore => ({
  team: 'Склад',
  score,
  people: 6,
  ...(highSince && { highSince }),
});
const measured = (day: string, ...scores: GroupScore[]): Measurement => ({
  at: `${day}T05:00:00.000Z`,
  metrics: [],
  scores,
  smallTeams: 0,
});
const sinceOf = (score: number, before: Measurement | null) =>
  withHighSince([of(score)], before, TODAY).map(({ highSince }) => highSince ?? null);

describe('since when a load is high', () => {
  it('is the day of the first of the measurements in a row that say so', () => {
    expect(sinceOf(81, null)).toEqual([TODAY]);
    expect(sinceOf(81, measured('2026-11-19', of(95, '2026-10-04')))).toEqual(['2026-10-04']);
    expect(sinceOf(81, measured('2026-11-19', of(80)))).toEqual([TODAY]);
  });

  it('is not told of what is not high, and begins anew after it', () => {
    expect(sinceOf(80, measured('2026-11-19', of(95, '2026-10-04')))).toEqual([null]);
  });

  it('begins anew where nobody has measured for more than a fortnight, and for a team that was not there', () => {
    expect(sinceOf(90, measured('2026-11-06', of(95, '2026-10-04')))).toEqual(['2026-10-04']);
    expect(sinceOf(90, measured('2026-11-05', of(95, '2026-10-04')))).toEqual([TODAY]);
    expect(sinceOf(90, measured('2026-11-19', { ...of(95, '2026-10-04'), team: 'ИТ' }))).toEqual([TODAY]);
  });
});
