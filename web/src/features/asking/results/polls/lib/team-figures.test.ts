import { describe, expect, it } from 'vitest';
import type { FrameSummary } from '#shared/models/run-results.ts';
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

describe('where teams probably lie', () => {
  const teams = [
    group('Склад', 1, 2, 3, 9, 1),
    group('Офис', 7, 8, 6, 9, 8, 7, 5, 8, 9),
    group('Продажи', 6, 5, 8, 9, 7, 7),
    group('ИТ', 9, 7, 8, 5, 6, 8, 7),
  ];
  const pooled = (groups: readonly Group[], more: Partial<FrameSummary> = {}) =>
    Object.fromEntries(figures({ ...run(groups), ...more }).map((one) => [one.team, one.pooled]));

  it('is nearer to the others than their own figure, the more the fewer have answered', () => {
    const told = figures(run(teams));
    const [office, stock] = ['Офис', 'Склад'].map((name) => told.find(({ team }) => team === name)!);
    expect(stock!.value).toBe(3.2);
    expect(stock!.pooled!.value).toBeGreaterThan(3.7);
    expect(stock!.pooled!.low).toBeLessThan(stock!.pooled!.value);
    expect(stock!.pooled!.high).toBeGreaterThan(stock!.pooled!.value);
    const moved = ({ value, pooled: to }: typeof stock & {}) => Math.abs((to?.value ?? value) - value);
    expect(moved(stock!)).toBeGreaterThan(3 * moved(office!));
  });

  it('is not told where it is what they said themselves, nor of fewer than four teams', () => {
    expect(pooled(teams.map((team) => ({ ...team, asked: team.responses })))).toEqual({
      Склад: null,
      Офис: null,
      Продажи: null,
      ИТ: null,
    });
    expect(Object.values(pooled(teams.slice(1)))).toEqual([null, null, null]);
    expect(Object.values(pooled([...teams.slice(1), group(null, 2, 3, 2, 4, 1)]))).toEqual([null, null, null, null]);
  });

  it('is not beyond the scale', () => {
    const wide = pooled([group('Склад', 0, 0, 0, 1, 0), ...teams.slice(1)]);
    expect(wide.Склад).toMatchObject({ low: 0 });
  });

  it('depends on the teams that are shown and on nothing else', () => {
    const told = pooled(teams);
    expect(told.Склад).not.toBeNull();
    // Four of a team have given a number, fewer are there at all, all of the run have given other ones.
    const few = { ...group('Дирекция', 0, 0, 0, 0), responses: 6 };
    expect(pooled([...teams, few])).toEqual(told);
    expect(pooled([...teams, group('Дирекция', 10, 10, 10, 10)])).toEqual(told);
    const total = summaryOf({ day: 8, enps: false, scores: { 1: 900 } });
    expect(pooled(teams, { by_question: total.by_question, responses: 900, people_asked: 1000 })).toEqual(told);
    // All others together are no team: they neither draw nor are drawn.
    expect(pooled([...teams, group(null, 1, 1, 2, 1, 1, 1, 0)])).toEqual({ ...told, null: null });
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
