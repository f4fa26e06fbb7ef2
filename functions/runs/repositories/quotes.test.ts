import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageOfQuotes, quotesTo } from './quotes.ts';

const RUN = 'f7b0c9a2-3f53-4ad9-8c42-1a3a8b7d9e10';
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `person-${index}`, answers: [`а${index}`, `б${index}`, null] }));

it('an answer to another question of the same person has another key', () => {
  const [first, second, third] = quotesTo(RUN, [0, 1, 2], people(20));
  expect(new Set([...first!, ...second!].map(({ key }) => key)).size).toBe(40);
  expect(third).toEqual([]);
});

it('answers to two questions stand in orders of their own, which stay whoever comes first', () => {
  const numbers = (count: number, order = people(count)) =>
    quotesTo(RUN, [0, 1], order).map((list) => list.map(({ text }) => Number(text.slice(1))));
  const [first, second] = numbers(40);
  expect(first!.toSorted((a, b) => a - b)).toEqual(second!.toSorted((a, b) => a - b));
  expect(first).not.toEqual(second);
  expect(first).not.toEqual(first!.toSorted((a, b) => a - b));
  expect(numbers(40, people(40).toReversed())).toEqual([first, second]);
  // Who comes later changes nothing in the order of those who were there.
  expect(numbers(50)[0]!.filter((number) => number < 40)).toEqual(first);
});

it('pages hold all of it once, whatever their size, and never more of a question than was asked for', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.integer({ min: 1, max: 12 }), (count, limit) => {
      const lists = quotesTo(RUN, [0, 1, 2], people(count));
      const read = lists.map((): string[] => []);
      let cursor: string | null = null;
      do {
        const page = pageOfQuotes(lists, limit, cursor);
        for (const [place, quotes] of page.quotes.entries()) {
          expect(quotes.length).toBeLessThanOrEqual(limit);
          read[place]!.push(...quotes.map(({ text }) => text));
        }
        cursor = page.cursor;
      } while (cursor !== null);
      expect(read).toEqual(lists.map((list) => list.map(({ text }) => text)));
    }),
  );
});
