import { scoresOf } from '#shared/question-kinds/index.ts';
import type { StoredCell } from '../repositories/survey-breakdown.ts';
import type { Dimension } from '#shared/rules/surveys.ts';
import { sum } from '#shared/rules/sum.ts';
import { benjaminiHochberg, FALSE_DISCOVERIES } from '#shared/rules/statistics/benjamini-hochberg.ts';
import type { CountedQuestion, QuestionTally } from '../count-answers.ts';
import { DifferenceTest } from '#shared/rules/statistics/difference-test.ts';

/** A cell that is told. */
export interface ShownCell {
  readonly question: number;
  readonly dimension: Dimension;
  readonly group: number;
  readonly tally: QuestionTally;
  /** What everybody answered to the question. */
  readonly all: QuestionTally;
}

export interface ComparedCell extends ShownCell, Pick<StoredCell, 'differs'> {}

/**
 * Holds each cell of a scale question against everybody else (not against the whole it is part of), and marks those whose
 * mean differs by more than chance, corrected over all cells of all dimensions: whoever looks at three hundred cells finds
 * fifteen «differences» where there are none. Other questions have no mean and no mark.
 */
export function markDifferences(questions: readonly CountedQuestion[], cells: readonly ShownCell[]): ComparedCell[] {
  const tests = new Map<number, DifferenceTest>();
  const ps = cells.map(({ question, tally, all }) => {
    const scores = scoresOf(questions[question]!);
    if (!scores) return null;
    const test = tests.get(question) ?? new DifferenceTest(scores, all.counts);
    tests.set(question, test);
    return test.p(tally.counts);
  });
  const compared = [...ps.keys()].filter((index) => ps[index] !== null);
  const adjusted = benjaminiHochberg(compared.map((index) => ps[index]!));
  const differ = new Set(compared.filter((_, place) => adjusted[place]! <= FALSE_DISCOVERIES));
  return cells.map((cell, index) => ({ ...cell, differs: differ.has(index) ? directionOf(cell) : null }));
}

/** Whether the mean of the cell lies above that of all, and so of all others, or below. */
function directionOf({ tally, all }: ShownCell): 'higher' | 'lower' {
  return meanPlace(tally) > meanPlace(all) ? 'higher' : 'lower';
}

function meanPlace({ counts }: QuestionTally): number {
  return sum(counts.map((count, place) => count * place)) / sum(counts);
}
