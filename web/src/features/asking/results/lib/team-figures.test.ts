import { describe, expect, it } from 'vitest';
import type { FrameSummary } from '#shared/models/poll.ts';
import { areDistinct, teamFigures } from './team-figures.ts';

const question = {
  id: 'q1',
  text: 'Как прошла неделя?',
  order_index: 0,
  is_required: true,
  scale: '0-10',
  direction: null,
} as const;
const main = { question, isScale: false, scale: '0-10' as const };
const scoresOf = (...given: number[]) =>
  Array.from({ length: 11 }, (_, score) => given.filter((one) => one === score).length);
const group = (team: string | null, ...given: number[]): FrameSummary['by_team'][number] => ({
  team,
  responses: given.length,
  by_question: [
    { question_id: 'q1', answered: given.length, scores: scoresOf(...given), values: [], values_error: 0, other: 0 },
  ],
  enps: null,
});

describe('the figures of teams', () => {
  it('are the means of the main question with their intervals, the highest first, and none below five answers', () => {
    const told = teamFigures(
      [group('Склад', 3, 4, 4, 5, 4), group('Офис', 9, 8, 9, 9, 10), group(null, 7, 7, 7, 7)],
      main,
    );
    expect(told.map(({ team, value }) => [team, value])).toEqual([
      ['Офис', 9],
      ['Склад', 4],
    ]);
    for (const { value, low, high } of told) {
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
    }
  });

  it('are those of eNPS where that is the main question', () => {
    const enps = { score: 20, low: -30, high: 60, promoters: 2, passives: 2, detractors: 1, total: 5 };
    const told = teamFigures([{ ...group('Офис', 9, 9, 8, 7, 2), enps }], { ...main, isScale: true });
    expect(told).toEqual([{ team: 'Офис', responses: 5, value: 20, low: -30, high: 60 }]);
  });

  it('differ by more than chance only where two intervals do not touch', () => {
    expect(
      areDistinct([
        { low: 1, high: 4 },
        { low: 4, high: 8 },
      ]),
    ).toBe(false);
    expect(
      areDistinct([
        { low: 1, high: 4 },
        { low: 3, high: 6 },
        { low: 5, high: 8 },
      ]),
    ).toBe(true);
  });
});
