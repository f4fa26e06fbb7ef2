import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewestIsolatedExactly } from '#tests/support/difference-attack.ts';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { isolatesFew, type Crossing } from './overlap.ts';

/** Of a second. */
const MICROSECONDS = 1e6;

/** What is told when the size of every block is: by dimension and block, who stands in it. */
function sumsOf(crossings: readonly Crossing[]): number[][] {
  return (crossings[0]?.blocks ?? []).flatMap((_, dimension) => {
    const blocks = new Set(crossings.map(({ blocks }) => blocks[dimension]!));
    return [...blocks].map((block) => crossings.map(({ blocks }) => (blocks[dimension] === block ? 1 : 0)));
  });
}

const people = (rows: readonly (readonly [...number[]])[]): Crossing[] =>
  rows.map((row) => ({ blocks: row.slice(0, -1), people: row.at(-1)! }));

describe('figures of overlapping groups', () => {
  it('isolate the two of a role who are not in its team', () => {
    // The team of 20 is all but 2 of the role; the other 10 of those two's team have another role.
    const company = [
      [0, 0, 20],
      [1, 0, 2],
      [1, 1, 10],
    ];
    expect(isolatesFew(people(company), 3)).toBe(true);
    expect(isolatesFew(people(company), 2)).toBe(false);
  });

  it('isolate nobody where one division only puts groups of the other together', () => {
    const company = [
      [0, 0, 5],
      [1, 0, 6],
      [2, 1, 5],
    ];
    expect(isolatesFew(people(company), 5)).toBe(false);
    expect(isolatesFew(people(company), 6)).toBe(true);
  });

  it('isolate by three divisions whom no two of them do', () => {
    // Every group has 10 or more people, and so does every cut of two divisions; yet team 0 + role 0 + tenure 0 − the
    // whole counts some twice, some not at all, and leaves one person out.
    const company = [
      [0, 1, 1, 10],
      [1, 0, 1, 10],
      [1, 1, 0, 10],
      [0, 0, 0, 1],
    ];
    const pairs = [
      [0, 1],
      [0, 2],
      [1, 2],
    ].map(([one, other]) => isolatesFew(people(company.map((row) => [row[one!]!, row[other!]!, row[3]!])), 3));
    expect(pairs).toEqual([false, false, false]);
    expect(isolatesFew(people(company), 3)).toBe(true);
  });

  it('are judged as an exhaustive attack judges them', () => {
    const block = fc.nat(3);
    const crossing = (dimensions: number) =>
      fc.record({
        blocks: fc.array(block, { minLength: dimensions, maxLength: dimensions }),
        people: fc.oneof(fc.nat(3), fc.nat(9)),
      });
    const company = fc.integer({ min: 1, max: 3 }).chain((dimensions) =>
      fc.uniqueArray(crossing(dimensions), {
        minLength: 1,
        maxLength: 11,
        selector: ({ blocks }) => blocks.join(':'),
      }),
    );
    let [safe, unsafe] = [0, 0];
    fc.assert(
      fc.property(company, fc.integer({ min: 2, max: 6 }), (crossings, smallest) => {
        const counted = crossings.filter((crossing) => crossing.people > 0);
        const attack = fewestIsolatedExactly(
          sumsOf(counted),
          counted.map((crossing) => crossing.people),
          smallest,
        );
        expect(isolatesFew(crossings, smallest)).toBe(attack < smallest);
        if (attack < smallest) unsafe++;
        else safe++;
      }),
      { numRuns: 3000, seed: 13 },
    );
    expect(safe).toBeGreaterThan(100);
    expect(unsafe).toBeGreaterThan(100);
  });

  it('are held to isolate somebody where the search would take too long', () => {
    // Ten teams of twelve, nearly everybody in another of 36 crossings: with more steps it is found that nobody is isolated.
    const random = seededRandom(1);
    const crossings = Array.from({ length: 120 }, (_, person) => ({
      blocks: [person % 10, Math.floor(6 * random()), Math.floor(6 * random())],
      people: 1,
    }));
    expect(isolatesFew(crossings, 10)).toBe(true);
  });

  it.each([30, 100, 300, 20_000])('are judged at once in a company of %i', (size) => {
    const random = seededRandom(7);
    for (let round = 0; round < 10; round++) {
      const [teams, roles, tenures] = [Math.min(40, Math.floor(size / 12)), 4, 5];
      const counts = new Map<string, number>();
      for (let person = 0; person < size; person++) {
        const blocks = [teams, roles, tenures].map((many) => Math.floor(random() * many));
        counts.set(blocks.join(':'), (counts.get(blocks.join(':')) ?? 0) + 1);
      }
      const crossings = [...counts].map(([key, one]) => ({ blocks: key.split(':').map(Number), people: one }));
      // Time of the processor: other programs have no part in it.
      const began = process.cpuUsage();
      isolatesFew(crossings, 10);
      expect(process.cpuUsage(began).user / MICROSECONDS).toBeLessThan(1);
    }
  });
});
