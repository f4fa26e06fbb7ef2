import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTeams, type TeamGroup } from './compare-teams.ts';
import { countResponse, EMPTY_COUNTS, type ResponseCounts } from './response-counts.ts';

const TEAMS = ['Продажи', 'Склад', 'Бухгалтерия', null] as const;
const answers = fc.array(
  fc.record({
    team: fc.constantFrom(...TEAMS, 'Продажи', 'Склад'),
    // The second question is optional, and is not always answered in numbers.
    scores: fc.tuple(fc.nat(10).map(String), fc.constantFrom(null, '3', '8', 'Шум')),
  }),
  { minLength: 12, maxLength: 60 },
);
type Answer = { readonly team: string | null; readonly scores: readonly (string | null)[] };

function count(all: readonly Answer[]): Map<string | null, ResponseCounts> {
  const byTeam = Map.groupBy(all, ({ team }) => team);
  const counted = [...byTeam].map(([team, said]) => {
    const counts = said.reduce(
      (sum, { scores }) => countResponse(sum, { named: false, answers: scores }, 1),
      EMPTY_COUNTS as ResponseCounts,
    );
    return [team, counts] as const;
  });
  return new Map(counted);
}
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const given = (groups: readonly TeamGroup[], place: number) => groups.map(({ scores }) => scores[place] ?? null);

it('no group, and nothing that is left of the total without the groups, is fewer than five people', () => {
  let compared = 0;
  fc.assert(
    fc.property(answers, (all) => {
      const groups = compareTeams(count(all));
      if (groups.length > 0) compared++;
      for (const { responses } of groups) expect(responses).toBeGreaterThanOrEqual(5);
      if (groups.length > 0) expect(total(groups.map(({ responses }) => responses))).toBe(all.length);
      for (const place of [0, 1]) {
        const inNumbers = all.filter(({ scores }) => /^\d+$/.test(scores[place] ?? '')).length;
        const told = given(groups, place).filter((scores) => scores !== null);
        for (const scores of told) expect(total(scores)).toBeGreaterThanOrEqual(5);
        const left = inNumbers - total(told.map(total));
        if (told.length > 0) expect(left === 0 || left >= 5).toBe(true);
      }
    }),
    { numRuns: 3000, seed: 4 },
  );
  expect(compared).toBeGreaterThan(500);
});

it('small teams stand together, and with the smallest of the large ones where they would be too few', () => {
  const said = (team: string | null, people: number): Answer[] =>
    Array.from({ length: people }, () => ({ team, scores: ['9', null] }));
  const names = (all: readonly Answer[]) => compareTeams(count(all)).map(({ team, responses }) => [team, responses]);
  expect(names([...said('Продажи', 7), ...said('Склад', 6), ...said('Бухгалтерия', 3), ...said(null, 2)])).toEqual([
    ['Продажи', 7],
    ['Склад', 6],
    [null, 5],
  ]);
  expect(names([...said('Продажи', 7), ...said('Склад', 6), ...said('Бухгалтерия', 3)])).toEqual([
    ['Продажи', 7],
    [null, 9],
  ]);
  expect(names([...said('Склад', 6), ...said('Бухгалтерия', 3)])).toEqual([]);
  expect(names([...said('Склад', 4), ...said('Бухгалтерия', 4)])).toEqual([]);
});
