import { describe, expect, it } from 'vitest';
import type { StoredBreakdown } from '../repositories/survey-breakdown.ts';
import { DIMENSIONS } from '#shared/rules/surveys.ts';
import { sum } from '#shared/rules/sum.ts';
import { fewestIsolated, fewestIsolatedExactly, type PublishedSum } from '#tests/support/difference-attack.ts';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { surveyCompany } from '#tests/support/survey-company.ts';
import { breakDownSurvey } from './break-down-survey.ts';
import { AnswerCounter, type Alike, type CountedQuestion, type SurveyRow } from '../count-answers.ts';

const RATING: CountedQuestion = { id: 'q', kind: 'RATING', scale: '1-5', options: [], theme: null, showIf: null };
const QUESTIONS = [
  RATING,
  { ...RATING, id: 'other' },
  { ...RATING, id: 'more', showIf: { question_id: 'q', from: 1, to: 3 } },
];

/** What a reader has: sums over kinds of respondents, and how many of each kind there are. */
interface Published {
  readonly sums: readonly PublishedSum[];
  readonly people: readonly number[];
}

const rowsOf = (seed: number, people: number) => surveyCompany(seed, { people, questions: QUESTIONS.length });

/** Kinds of respondents: people of a kind are in the same groups. */
function kindsOf(rows: readonly SurveyRow[]): Alike[] {
  const counter = new AnswerCounter(QUESTIONS);
  for (const row of rows) counter.add(row);
  return counter.counted();
}

/** Everything that is told of who responded, and of the answers to each question. */
function published({ dimensions }: StoredBreakdown, kinds: readonly Alike[], smallest: number): Published[] {
  const groups = dimensions.flatMap(({ dimension, groups }) => {
    const named = new Set(groups.map(({ name }) => name));
    return groups.map(({ name, cells }) => ({
      cells,
      sum: kinds.map(({ attributes }) => {
        const value = attributes[dimension];
        // Small groups together are all that have no row of their own.
        return Number(name === null ? value === null || !named.has(value) : value === name);
      }),
    }));
  });
  const shownOf = (question: number) =>
    groups.filter(({ cells }) => cells[question] !== null).map((group) => group.sum);
  const answeredBy = (question: number) => kinds.map(({ questions }) => questions[question]!.answered);
  const everybody = kinds.map(({ responses }) => responses);
  return [
    withWhole(
      groups.map((group) => group.sum),
      everybody,
    ),
    // How many are asked the last question tells how many gave the first 1, 2 or 3.
    withWhole([...shownOf(0), ...shownOf(2)], answeredBy(0)),
    withWhole(shownOf(1), answeredBy(1)),
    withWhole(shownOf(2), answeredBy(2)),
  ];

  /** The whole company is told, too, unless they are too few in all. */
  function withWhole(sums: readonly PublishedSum[], people: readonly number[]): Published {
    return { sums: sum(people) >= smallest ? [people.map(() => 1), ...sums] : sums, people };
  }
}

/** What is told where every group of enough is told, and nothing else is looked at. */
function publishedNaively(kinds: readonly Alike[], smallest: number): Published[] {
  return QUESTIONS.map((_, question) => {
    const people = kinds.map(({ questions }) => questions[question]!.answered);
    const groups = DIMENSIONS.flatMap((dimension) => {
      const values = new Set(kinds.map(({ attributes }) => attributes[dimension]).filter((value) => value !== null));
      return [...values].map((value) => kinds.map(({ attributes }) => Number(attributes[dimension] === value)));
    });
    const told = groups.filter((group) => sum(group.map((of, kind) => of * people[kind]!)) >= smallest);
    return { sums: [people.map(() => 1), ...told], people };
  });
}

function attacked({ sums, people }: Published, smallest: number, random: () => number): number {
  // Kinds nobody belongs to are in no sum.
  const kinds = [...people.keys()].filter((kind) => people[kind]! > 0);
  const counted = kinds.map((kind) => people[kind]!);
  const told = sums.map((one) => kinds.map((kind) => one[kind]!));
  if (told.length === 0 || counted.length === 0) return Infinity;
  return Math.min(
    fewestIsolated(told, counted, random, 20),
    counted.length <= 11 ? fewestIsolatedExactly(told, counted, smallest) : Infinity,
  );
}

const COMPANIES = Array.from({ length: 150 }, (_, seed) => {
  const random = seededRandom(seed);
  return [seed, Math.floor(5 + 295 * random() ** 2), 3 + Math.floor(8 * random())] as const;
});

describe('what is told of a survey', () => {
  it('can be added and subtracted to sums of fewer people than the smallest group in no company', async () => {
    let cells = 0;
    for (const [seed, people, smallest] of COMPANIES) {
      const random = seededRandom(seed);
      const rows = rowsOf(seed, people);
      const survey = { questions: QUESTIONS, dimensions: DIMENSIONS, smallestGroup: smallest, invited: {} };
      const breakdown = await breakDownSurvey(survey, [rows]);
      for (const told of published(breakdown, kindsOf(rows), smallest)) {
        cells += told.sums.length;
        const few = attacked(told, smallest, random);
        expect([seed, few]).toEqual([seed, expect.toSatisfy((fewest) => Number(fewest) >= smallest)]);
      }
    }
    // Silence is safe, too; it is not what is wanted.
    expect(cells / COMPANIES.length / 4).toBeGreaterThan(5);
  });

  it('would single out fewer in most companies if every group of enough were told', () => {
    const caught = COMPANIES.filter(([seed, people, smallest]) => {
      const random = seededRandom(seed);
      const told = publishedNaively(kindsOf(rowsOf(seed, people)), smallest);
      return told.some((one) => attacked(one, smallest, random) < smallest);
    });
    expect(caught.length / COMPANIES.length).toBeGreaterThan(0.6);
  });
});
