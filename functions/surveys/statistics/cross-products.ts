import { scoresOf } from '#shared/question-kinds/index.ts';
import { answerReader, type CountedQuestion, type ReadAnswer, type SurveyRow } from '../count-answers.ts';
import { outcomeQuestion } from '../outcome.ts';

/** Beyond so many complete answers, several are added up before any is drawn again. */
export const BLOCKS_MAX = 512;

/**
 * Sums of products of the answers to scale questions, of everybody who answered all of them: correlations and
 * regressions need nothing else. They are kept in blocks, which are drawn again by the bootstrap (drivers.ts): up to 512
 * answers each is a block of its own, beyond that answers are dealt out among the blocks in turn («random groups»:
 * Wolter, Introduction to Variance Estimation, 2007, 2), so that a hundred thousand take no more memory.
 */
export class CrossProducts {
  /** The question the others are held against; null without one. */
  readonly outcome: number | null;
  /** The other scale questions, but for those that are asked on a condition: few would have answered all. */
  readonly predictors: readonly number[];
  /** By block, by pair: see `productAt`. */
  readonly blocks: Float64Array[] = [];
  /** How many answered the outcome and all of the others. */
  complete = 0;

  /** The questions whose answers are multiplied, and how these are read. */
  readonly #factors: readonly { readonly index: number; readonly read: ReadAnswer }[];
  /** One, the predictors, the outcome: of one respondent. */
  readonly #numbers: Float64Array;

  constructor(questions: readonly CountedQuestion[]) {
    this.outcome = outcomeQuestion(questions);
    this.predictors = [...questions.keys()].filter(
      (index) => index !== this.outcome && scoresOf(questions[index]!) !== null && questions[index]!.showIf === null,
    );
    this.#factors = [...this.predictors, ...(this.outcome === null ? [] : [this.outcome])].map((index) => ({
      index,
      read: answerReader(questions[index]!),
    }));
    this.#numbers = new Float64Array(this.predictors.length + 2).fill(1);
  }

  add({ answers }: SurveyRow): void {
    if (this.outcome === null) return;
    const numbers = this.#numbers;
    let place = 1;
    for (const { index, read } of this.#factors) {
      const chosen = read(answers[index]);
      if (!chosen) return;
      numbers[place++] = chosen[0]!;
    }
    const block = (this.blocks[this.complete % BLOCKS_MAX] ??= new Float64Array(productAt(0, numbers.length)));
    this.complete += 1;
    let at = 0;
    for (let one = 0; one < numbers.length; one++) {
      for (let other = 0; other <= one; other++) block[at++]! += numbers[one]! * numbers[other]!;
    }
  }
}

/** Where the product of two numbers of a respondent stands, in a triangle row by row; `other` is not above `one`. */
export function productAt(other: number, one: number): number {
  return (one * (one + 1)) / 2 + other;
}
