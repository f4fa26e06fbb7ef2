import { describe, expect, it } from 'vitest';
import type { FrameSummary } from '#shared/models/poll.ts';
import { enpsOfCounts } from '#shared/rules/enps.ts';
import { runFigures, summaryOf } from '#tests/support/run-figures.ts';
import { comparedBefore, teamsOf } from './team-figures.ts';

type Group = FrameSummary['by_team'][number];
const scoresOf = (given: readonly number[]) =>
  Array.from({ length: 11 }, (_, score) => given.filter((one) => one === score).length);
const group = (team: string | null, ...given: number[]): Group => ({
  team,
  responses: given.length,
  asked: null,
  by_question: [
    { question_id: 'q1', answered: given.length, scores: scoresOf(given), values: [], values_error: 0, other: 0 },
  ],
  enps: enpsOfCounts(scoresOf(given)),
});
const repeat = (score: number, count: number) => Array.from({ length: count }, () => score);
const question = (direction: 'higher_is_better' | 'lower_is_better' | null = null) => ({
  id: 'q1',
  text: 'Как прошла неделя?',
  order_index: 0,
  is_required: true,
  scale: '0-10' as const,
  direction,
});
const run = (by_team: readonly Group[], asked = question(), enps = false): FrameSummary =>
  summaryOf({ day: 8, enps, scores: { 7: 20 } }, { by_team: [...by_team], questions: [asked] });
const main = (asked = question(), isScale = false) => [
  { question: asked, position: 0, isScale, scale: '0-10' as const },
];
const figures = (summary: FrameSummary, before: FrameSummary | null = null) =>
  teamsOf(summary, main(summary.questions[0] as ReturnType<typeof question>), before).questions[0]?.figures ?? [];

describe('the teams of a run', () => {
  it('have the mean of a question with its interval, the highest first, and none below five answers', () => {
    const told = figures(
      run([group('Склад', 3, 4, 4, 5, 4), group('Офис', 9, 8, 9, 9, 10), group('Дирекция', 7, 7, 7, 7)]),
    );
    expect(told.map(({ team, value }) => [team, value])).toEqual([
      ['Офис', 9],
      ['Склад', 4],
    ]);
    for (const { value, low, high } of told) {
      expect(low).toBeLessThan(value);
      expect(high).toBeGreaterThan(value);
    }
  });

  it('have a narrower interval the more of those asked have answered, and a single value where all have', () => {
    const bandOf = (asked: number | null, isScale: boolean) => {
      const team = { ...group('Офис', 9, 9, 8, 7, 6, 2), asked };
      const summary = run([team, group(null, 9, 9, 9, 7, 7)], question(), isScale);
      const { low, high } = teamsOf(summary, main(question(), isScale), null).questions[0]!.figures.find(
        (one) => one.team !== null,
      )!;
      return high - low;
    };
    for (const isScale of [false, true]) {
      const bands = [null, 40, 12, 8, 6].map((asked) => bandOf(asked, isScale));
      expect(bands).toEqual(bands.toSorted((a, b) => b - a));
      expect(new Set(bands).size).toBe(bands.length);
      expect(bands.at(-1)).toBe(0);
      // Fewer than have answered cannot have been asked.
      expect(bandOf(5, isScale)).toBe(bands[0]);
    }
  });

  it('have their eNPS where that is the question', () => {
    const summary = run([group('Офис', 9, 9, 8, 7, 2), group(null, 9, 9, 9, 7, 7)], question(), true);
    const [teams] = teamsOf(summary, main(question(), true), null).questions;
    expect(teams?.figures.map(({ team, value }) => [team, value])).toEqual([
      [null, 60],
      ['Офис', 20],
    ]);
    expect(teams?.all).toBeCloseTo(summary.enps!.score);
  });

  it('are left out where there is nothing to hold a team against', () => {
    expect(teamsOf(run([group('Офис', 9, 8, 9, 9, 10)]), main(), null).questions).toEqual([]);
  });

  it('lie apart from all others only by more than chance among so many comparisons', () => {
    const apart = (groups: readonly Group[]) =>
      Object.fromEntries(figures(run(groups)).map(({ team, apart: move }) => [team, move?.way ?? null]));
    const low = group('Склад', ...repeat(3, 5), ...repeat(5, 3));
    expect(apart([low, group('Офис', ...repeat(7, 6), 9, 8), group('Продажи', ...repeat(7, 6), 6, 8)])).toMatchObject({
      Склад: 'down',
      Продажи: null,
    });
    // What would be clear by itself is not, where many teams are looked at.
    const near = group('Склад', 5, 5, 5, 5, 5, 5, 6, 6);
    const many = Array.from({ length: 18 }, (_, index) => group(`Команда ${index}`, 6, 7, 7, 8, 6, 9, 7, 4));
    expect(teamsOf(run([near, ...many.slice(0, 2)]), main(), null).comparisons).toBe(3);
    expect(apart([near, ...many.slice(0, 2)])).toMatchObject({ Склад: 'down' });
    expect(teamsOf(run([near, ...many]), main(), null).comparisons).toBe(19);
    expect(apart([near, ...many])).toMatchObject({ Склад: null });
  });

  it('are called better or worse by the direction of the question alone, and all others together by none', () => {
    const groups = [group('Склад', ...repeat(2, 8)), group(null, ...repeat(8, 8))];
    const verdicts = (direction: 'higher_is_better' | 'lower_is_better' | null) =>
      figures(run(groups, question(direction))).map(({ apart }) => apart?.verdict ?? null);
    expect(verdicts('higher_is_better')).toEqual([null, 'worse']);
    expect(verdicts('lower_is_better')).toEqual([null, 'better']);
    expect(verdicts(null)).toEqual([null, null]);
  });

  it('are held against what they said the time before, where it was asked in the same words', () => {
    const now = run([group('Склад', ...repeat(3, 9)), group(null, ...repeat(7, 9))]);
    const past = run([group('Склад', ...repeat(8, 9)), group(null, ...repeat(7, 9))]);
    const [others, stock] = figures(now, past);
    expect(stock).toMatchObject({ team: 'Склад', before: { value: 8, moved: { way: 'down' } } });
    expect(others).toMatchObject({ team: null, before: null });
    expect(teamsOf(now, main(), past).comparisons).toBe(2);
    const reworded = { ...past, questions: [{ ...question(), text: 'Как прошёл месяц?' }] };
    expect(figures(now, reworded)[1]?.before).toBeNull();
    const few = run([group('Склад', ...repeat(8, 4)), group(null, ...repeat(7, 9))]);
    expect(figures(now, few)[1]?.before).toBeNull();
  });
});

it('the run before is the newest one that is over and compared its teams', () => {
  const compared = (day: number, compare_teams: boolean, open = false) => {
    const figures = runFigures({ day, enps: true, open, scores: { 9: 5 } });
    return { ...figures, frame: { ...figures.frame, compare_teams } };
  };
  const runs = [compared(1, true), compared(3, false), compared(5, true, true), compared(8, true)];
  const now = new Date('2026-12-01T09:00:00.000Z');
  expect(comparedBefore(run([]), runs, now)).toBe(runs[0]!.frame.id);
  expect(comparedBefore(run([]), runs.slice(1), now)).toBeNull();
});
