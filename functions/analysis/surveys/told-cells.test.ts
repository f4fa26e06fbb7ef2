import { describe, expect, it } from 'vitest';
import { fewestIsolated, fewestIsolatedExactly, type ToldSum } from '#tests/support/difference-attack.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { surveyCompany } from '#tests/support/survey-company.ts';
import { DIMENSIONS } from '#shared/rules/surveys.ts';
import { AnswerCounter, type Alike, type CountedQuestion } from './count-answers.ts';
import { groupRespondents } from './groups.ts';
import { placeRespondents, toldCells } from './told-cells.ts';

const RATING: CountedQuestion = { id: 'q', type: 'RATING', scale: '1-5', options: [], theme: null, show_if: null };
const QUESTIONS = [RATING, RATING];

/** What a reader has: sums over kinds of respondents, and how many of each kind there are. */
interface Told {
  readonly sums: readonly ToldSum[];
  readonly people: readonly number[];
}

function count(seed: number, people: number): Alike[] {
  const counter = new AnswerCounter(QUESTIONS);
  for (const row of surveyCompany(seed, { people })) counter.add(row);
  return counter.counted();
}

/** Everything that is told of who responded, and of the answers to each question. */
function published(alike: readonly Alike[], smallest: number): Told[] {
  const groups = groupRespondents(alike, DIMENSIONS, smallest);
  const responses = groups.flatMap((dimension) =>
    dimension.groups.map(({ values }) =>
      alike.map(({ attributes }) => (values.has(attributes[dimension.dimension]) ? 1 : 0)),
    ),
  );
  const placed = placeRespondents(alike, groups);
  return [
    withWhole(
      responses,
      alike.map((one) => one.responses),
    ),
    ...QUESTIONS.map((_, question) => {
      const people = alike.map(({ questions }) => questions[question]!.answered);
      const cells = toldCells(placed, question, smallest).flatMap((told, dimension) =>
        [...told].map((group) => placed.map(({ blocks }) => (blocks[dimension] === group ? 1 : 0))),
      );
      return withWhole(cells, people);
    }),
  ];

  /** The whole company is told, too, unless they are too few in all. */
  function withWhole(sums: readonly ToldSum[], people: readonly number[]): Told {
    const enough = people.reduce((sum, one) => sum + one, 0) >= smallest;
    return { sums: enough ? [people.map(() => 1), ...sums] : sums, people };
  }
}

/** What is told where every group of enough is told, and nothing else is looked at. */
function publishedNaively(alike: readonly Alike[], smallest: number): Told[] {
  const all = alike.map(() => 1);
  return QUESTIONS.map((_, question) => {
    const people = alike.map(({ questions }) => questions[question]!.answered);
    const groups = DIMENSIONS.flatMap((dimension) => {
      const values = new Set(alike.map(({ attributes }) => attributes[dimension]).filter((value) => value !== null));
      return [...values].map((value) => alike.map(({ attributes }) => (attributes[dimension] === value ? 1 : 0)));
    });
    const sizes = groups.map((group) => group.reduce<number>((sum, of, kind) => sum + of * people[kind]!, 0));
    return { sums: [all, ...groups.filter((_, index) => sizes[index]! >= smallest)], people };
  });
}

/** Drops kinds nobody belongs to: no sum is about them. */
function attacked({ sums, people }: Told, smallest: number, random: () => number): number {
  const kinds = [...people.keys()].filter((kind) => people[kind]! > 0);
  const counted = kinds.map((kind) => people[kind]!);
  const of = sums.map((sum) => kinds.map((kind) => sum[kind]!));
  if (of.length === 0 || counted.length === 0) return Infinity;
  return Math.min(
    fewestIsolated(of, counted, random, 20),
    counted.length <= 11 ? fewestIsolatedExactly(of, counted, smallest) : Infinity,
  );
}

const COMPANIES = Array.from({ length: 150 }, (_, seed) => {
  const random = seededRandom(seed);
  return [seed, Math.floor(5 + 295 * random() ** 2), 3 + Math.floor(8 * random())] as const;
});

describe('what is told of a survey', () => {
  it('can be added and subtracted to sums of fewer people than the smallest group in no company', () => {
    let cells = 0;
    for (const [seed, people, smallest] of COMPANIES) {
      const random = seededRandom(seed);
      for (const told of published(count(seed, people), smallest)) {
        cells += told.sums.length;
        expect([seed, attacked(told, smallest, random)]).toEqual([
          seed,
          expect.toSatisfy((few) => Number(few) >= smallest),
        ]);
      }
    }
    // Silence is safe, too; it is not what is wanted.
    expect(cells / COMPANIES.length / 3).toBeGreaterThan(5);
  });

  it('would single out fewer in most companies if every group of enough were told', () => {
    const caught = COMPANIES.filter(([seed, people, smallest]) => {
      const random = seededRandom(seed);
      return publishedNaively(count(seed, people), smallest).some(
        (told) => attacked(told, smallest, random) < smallest,
      );
    });
    expect(caught.length / COMPANIES.length).toBeGreaterThan(0.6);
  });
});
