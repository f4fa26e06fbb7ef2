import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVERYTHING, ownReach, type Led, type Reach } from '#shared/rules/own-people.ts';
import { sum } from '#shared/rules/sum.ts';
import { speakUsually } from '#shared/text/current.ts';
import { fewestIsolatedExactly } from '#tests/support/difference-attack.ts';
import { compareTeams } from './repositories/compare-teams.ts';
import { EMPTY_COUNTS, type ResponseCounts } from './repositories/response-counts.ts';
import { teamRows, untoldTeams, type AskedScale, type ToldGroup } from './team-results.ts';

const STAFF = 9;
const MANAGERS = ['anna', 'boris', 'vera', 'gleb'] as const;
const TEAMS = ['Продажи', 'Склад', 'Право'] as const;
/** Who somebody is to a watcher: a team and who leads them. Each kind answers with a number of its own. */
const KINDS = TEAMS.flatMap((team) => [0, 1, 2].map((manager) => ({ team, manager: MANAGERS[manager]! })));
/** So that a sum of numbers says how many of each kind are in it. */
const BASE = 40;
const VALUES = KINDS.map((_, kind) => BASE ** kind);
const QUESTION: AskedScale = { text: 'Вопрос', values: VALUES, direction: null };

type Event =
  | { readonly what: 'answer'; readonly kind: number; readonly people: number }
  | { readonly what: 'close' }
  | { readonly what: 'move'; readonly person: number; readonly kind: number }
  | { readonly what: 'lead'; readonly manager: number; readonly by: number }
  | { readonly what: 'look'; readonly manager: number };

const kind = fc.nat(KINDS.length - 1);
const manager = fc.nat(MANAGERS.length - 1);
const events = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ what: fc.constant('answer' as const), kind, people: fc.integer({ min: 1, max: 9 }) }),
    },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('close' as const) }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('move' as const), person: fc.nat(STAFF - 1), kind }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('lead' as const), manager, by: manager }) },
    { weight: 4, arbitrary: fc.record({ what: fc.constant('look' as const), manager }) },
  ) satisfies fc.Arbitrary<Event>,
  { minLength: 6, maxLength: 24 },
);

/** A run that was closed: what is told of it, and how many of each kind have answered it. */
interface Closed {
  readonly groups: readonly ToldGroup[];
  readonly people: readonly number[];
}

/** Closes a run that so many of each kind have answered. */
function close(people: readonly number[]): Closed {
  const byTeam = TEAMS.map((team): [string, ResponseCounts] => {
    const scores = KINDS.map((one, index) => (one.team === team ? people[index]! : 0));
    return [
      team,
      { ...EMPTY_COUNTS, responses: sum(scores), questions: [{ answered: sum(scores), scores, values: [] }] },
    ];
  });
  const groups = compareTeams(new Map(byTeam.filter(([, { responses }]) => responses > 0)));
  const counts = (scores: readonly number[] | null) => scores && VALUES.map((_, index) => scores[index] ?? 0);
  return {
    people,
    groups: groups.map(({ team, responses, scores }) => ({
      team,
      answered: responses,
      asked: null,
      counts: scores.map(counts),
    })),
  };
}

// Rows stand in the order of whoever reads them.
beforeAll(() => speakUsually('ru'));

const rowsOf = ({ groups }: Closed, reach: Reach) => teamRows(groups, [QUESTION], reach, 5);

/** How often each kind is counted in a sum of their numbers. */
function decoded(total: number): number[] {
  return KINDS.map((_, index) => Math.floor(Math.round(total) / BASE ** index) % BASE);
}

/** What a row tells of sums: that of the team, and that of all others who are told, whose number is no secret. */
function sumsOf({ groups }: Closed, row: ReturnType<typeof rowsOf>[number]): number[][] {
  return row.questions.flatMap(({ value, answered, others }) => {
    const rest = sum(groups.filter(({ team }) => team !== row.team).map(({ counts }) => sum(counts[0] ?? [])));
    return [decoded(value * answered), ...(others === null ? [] : [decoded(others * rest)])];
  });
}

describe('rows of teams', () => {
  it('seen by managers above and below each other, all together and over time, are those told to whoever reads results, and isolate nobody', () => {
    let looks = 0;
    let shown = 0;
    fc.assert(
      fc.property(events, (sequence) => {
        const members: Led[] = MANAGERS.map((userId) => ({ userId, team: null, managerId: null }));
        // At first each team is one manager's; the events move people and put managers above each other.
        const staff = Array.from({ length: STAFF }, (_, person): Led => {
          const place = person % TEAMS.length;
          return { userId: `p${person}`, team: TEAMS[place]!, managerId: MANAGERS[place]! };
        });
        let answers = KINDS.map(() => 0);
        const runs: Closed[] = [];
        const seen = new Map<Closed, number[][]>();
        for (const event of sequence) {
          if (event.what === 'answer')
            answers = answers.map((count, at) =>
              at === event.kind ? Math.min(BASE - 1, count + event.people) : count,
            );
          if (event.what === 'move') {
            const of = KINDS[event.kind]!;
            staff[event.person] = { ...staff[event.person]!, team: of.team, managerId: of.manager };
          }
          if (event.what === 'lead')
            members[event.manager] = { ...members[event.manager]!, managerId: MANAGERS[event.by]! };
          if (event.what === 'close') {
            runs.push(close(answers));
            answers = KINDS.map(() => 0);
          }
          if (event.what !== 'look') continue;
          const reach = ownReach([...members, ...staff], MANAGERS[event.manager]!);
          for (const run of runs) {
            looks++;
            const rows = rowsOf(run, reach);
            shown += rows.length;
            const published = rowsOf(run, EVERYTHING);
            for (const row of rows) expect(published).toContainEqual(row);
            seen.set(run, [...(seen.get(run) ?? []), ...rows.flatMap((row) => sumsOf(run, row))]);
          }
        }
        for (const [run, sums] of seen) expect(fewestIsolatedExactly(sums, run.people, 5)).toBe(Infinity);
      }),
      { numRuns: 10_000, seed: 11 },
    );
    expect(looks).toBeGreaterThan(5_000);
    expect(shown).toBeGreaterThan(500);
  }, 60_000);

  it('would isolate people if sums over the people of a manager were told, and the watcher notices', () => {
    // Of nine who are led from above, five are led by somebody in between: the sums of both differ by four.
    const people = KINDS.map((_, index) => (index === 0 ? 5 : index === 1 ? 4 : 0));
    const above = people;
    const between = people.map((count, index) => (index === 0 ? count : 0));
    expect(
      fewestIsolatedExactly(
        [above, between].map((row) => row.map(Number)),
        people,
        5,
      ),
    ).toBe(4);
  });

  it('of teams within reach that are not told are named, and nothing else of them', () => {
    const { groups } = close(KINDS.map(({ team }) => (team === 'Продажи' ? 4 : 1)));
    const reach: Reach = { all: false, people: new Set(), teams: new Set(['Продажи', 'Склад']) };
    const rows = teamRows(groups, [QUESTION], reach, 5);
    expect(rows.map(({ team }) => team)).toEqual(['Продажи']);
    expect([untoldTeams(rows, reach), untoldTeams(rows, EVERYTHING)]).toEqual([['Склад'], []]);
  });
});
