import type { StoredBreakdown, StoredDimension } from '../repositories/survey-breakdown.ts';
import { hasStatements } from '#shared/question-kinds/index.ts';
import { withStatementAnswers, withStatements } from '#shared/question-kinds/statements.ts';
import { DIMENSIONS, type Dimension } from '#shared/rules/surveys.ts';
import { sum } from '#shared/rules/sum.ts';
import {
  AnswerCounter,
  type Alike,
  type CountedQuestion,
  type QuestionTally,
  type SurveyRow,
} from '../count-answers.ts';
import { CrossProducts } from './cross-products.ts';
import { driversOf } from './drivers.ts';
import { groupRespondents, type DimensionGroups, type Group } from './groups.ts';
import { markDifferences, type ComparedCell } from './mark-differences.ts';
import { placeRespondents, shownCells } from './shown-cells.ts';

/** A completed survey. */
export interface CompletedSurvey {
  readonly questions: readonly CountedQuestion[];
  /** By what respondents are compared. */
  readonly dimensions: readonly Dimension[];
  /** Fixed when the survey was published. */
  readonly smallestGroup: number;
  /**
   * By dimension and group, how many people were invited; under null those of whom it is not known, left out where nobody
   * knows how many they are.
   */
  readonly invited: Readonly<Partial<Record<Dimension, ReadonlyMap<string | null, number>>>>;
}

/**
 * Works out everything that may ever be told of the respondents of a completed survey side by side. It must be done once
 * and with all answers that the survey's other figures are made of: a second result could be subtracted from the first,
 * and so could figures of other answers. Rows come in pages and are counted as they come, so memory does not grow with
 * them; the same rows in the same order give the same result.
 */
export async function breakDownSurvey(
  survey: CompletedSurvey,
  pages: AsyncIterable<readonly SurveyRow[]> | Iterable<readonly SurveyRow[]>,
): Promise<StoredBreakdown> {
  const compared = withStatements(survey.questions);
  const answers = new AnswerCounter(compared);
  const products = new CrossProducts(compared);
  const answersOf = withStatementAnswers(survey.questions);
  for await (const page of pages) {
    for (const given of page) {
      const row = { ...given, answers: answersOf(given.answers) };
      answers.add(row);
      products.add(row);
    }
  }
  return {
    dimensions: breakDown(survey, compared, answers.counted()),
    drivers: driversOf(compared, products),
  };
}

function breakDown(
  { questions: own, dimensions, smallestGroup, invited }: CompletedSurvey,
  questions: readonly CountedQuestion[],
  people: readonly Alike[],
): StoredDimension[] {
  // In the order of what they are worth, however they were chosen.
  const compared = DIMENSIONS.filter((dimension) => dimensions.includes(dimension));
  const divided = groupRespondents(people, compared, smallestGroup, (dimension) => invited[dimension]?.keys() ?? []);
  const placed = placeRespondents(people, divided);
  const told = divided.filter(({ whyNot }) => whyNot === null);
  const which: (readonly ReadonlySet<number>[])[] = [];
  const cells = questions.flatMap((question, index) => {
    const { showIf: condition } = question;
    // Who left out a statement could be found by what groups say of all: each stands by itself.
    if (hasStatements(question)) return [];
    // The question of a condition stands before the one it is about.
    const before = condition && which[questions.findIndex(({ id }) => id === condition.question_id)];
    which[index] = shownCells(placed, index, smallestGroup, before ?? null);
    const all = tallyOf(people, index);
    // Words are not told by group: two of them can be one person's.
    if (all.counts.length === 0) return [];
    return told.flatMap(({ dimension, groups }, place) =>
      [...which[index]![place]!].map((group) => ({
        question: index,
        dimension,
        group,
        all,
        tally: tallyOf(membersOf(people, dimension, groups[group]!), index),
      })),
    );
  });
  const marked = Map.groupBy(markDifferences(questions, cells), ({ dimension, group }) => `${dimension}:${group}`);
  return divided.map((division) => ({
    dimension: division.dimension,
    whyNot: division.whyNot,
    hidden: division.hidden,
    groups: division.groups.map((group, index) => {
      const all = cellsOf(questions, marked.get(`${division.dimension}:${index}`) ?? []);
      return {
        name: group.name,
        ...turnoutOf(people, division, group, invited[division.dimension]),
        cells: all.slice(0, own.length),
        ...(all.length > own.length && { statements: all.slice(own.length) }),
      };
    }),
  }));
}

function cellsOf(questions: readonly CountedQuestion[], marked: readonly ComparedCell[]) {
  const byQuestion = new Map(marked.map((cell) => [cell.question, cell]));
  return questions.map((_, index) => {
    const cell = byQuestion.get(index);
    return cell ? { ...cell.tally, differs: cell.differs } : null;
  });
}

/** How many of a group have answered, and of how many: null where that is not known of all of it. */
function turnoutOf(
  people: readonly Alike[],
  { dimension }: DimensionGroups,
  group: Group,
  invited: ReadonlyMap<string | null, number> | undefined,
) {
  const members = membersOf(people, dimension, group);
  const answered = sum(members.map(({ responses }) => responses));
  const counts = [...group.values].map((value) => invited?.get(value));
  const known = counts.filter((count) => count !== undefined);
  const asked = sum(known);
  return { answered, invited: known.length === counts.length && asked >= answered ? asked : null };
}

function membersOf(people: readonly Alike[], dimension: Dimension, { values }: Group): Alike[] {
  return people.filter(({ attributes }) => values.has(attributes[dimension]));
}

/** What all of these answered to a question. */
function tallyOf(people: readonly Alike[], question: number): QuestionTally {
  const tallies = people.map(({ questions }) => questions[question]!);
  const places = tallies[0]?.counts.length ?? 0;
  return {
    answered: sum(tallies.map(({ answered }) => answered)),
    counts: Array.from({ length: places }, (_, place) => sum(tallies.map(({ counts }) => counts[place]!))),
  };
}
