import { amountsOf, rowsWithCounts } from '#shared/question-kinds/index.ts';
import { addressOf } from '#shared/question-kinds/statements.ts';
import type { EnpsFigure } from '#shared/models/run-results.ts';
import type { Figure, SurveyQuestionFigures } from '#shared/models/survey-results.ts';
import { isFavourable, judgedBy } from '#shared/rules/direction.ts';
import { surveyDirection } from '#shared/rules/survey-direction.ts';
import { enpsOfCounts } from '#shared/rules/enps.ts';
import type { Estimate } from '#shared/rules/statistics/estimate.ts';
import { meanOf } from '#shared/rules/statistics/mean.ts';
import { shareOf } from '#shared/rules/statistics/share.ts';
import { sum } from '#shared/rules/sum.ts';
import type * as z from 'zod/mini';
import type { CountedQuestion, QuestionTally } from '../count-answers.ts';

const PERCENT = 100;
const DIGITS = 4;

/** Whom figures are about. */
export interface About {
  /** How many were invited; null where nobody knows. */
  readonly invited: number | null;
  /** Fewer answers have no figures. */
  readonly smallest: number;
}

/**
 * Mean and share of favourable answers with their intervals, about all who were invited; null where there are none.
 * Nothing is favourable of a question that does not say which of its answers are the better ones. Of a question that is
 * asked on a condition nobody knows how many would be asked: its figures are about any number of people.
 */
export function figuresOf(
  question: CountedQuestion,
  { answered, counts }: QuestionTally,
  { invited, smallest }: About,
): Pick<SurveyQuestionFigures, 'mean' | 'favourable'> {
  const scores = amountsOf(question);
  if (!scores) return { mean: null, favourable: null };
  const options = { asked: invitedTo(question, { invited }), smallest };
  const direction = judgedBy(surveyDirection(question));
  const { scale } = question;
  const favourable =
    direction &&
    scale &&
    scores.map((score, place) => (isFavourable(score, scale, scores, direction) ? counts[place]! : 0));
  return {
    mean: figure(meanOf(scores, counts, options)),
    favourable: favourable && figure(shareOf(sum(favourable), answered, options), PERCENT),
  };
}

/** How many were asked a question; null where nobody knows. */
export function invitedTo({ showIf: condition }: CountedQuestion, { invited }: Pick<About, 'invited'>): number | null {
  return condition === null ? invited : null;
}

/** What is told of one question and all respondents; counts only where enough answered it. */
export function questionFigures(question: CountedQuestion, tally: QuestionTally, about: About): SurveyQuestionFigures {
  const { answered, counts } = tally;
  const told = counts.length > 0 && answered >= about.smallest;
  return {
    ...addressOf(question),
    answered,
    counts: told ? shownCounts(question, counts, about) : null,
    ...figuresOf(question, tally, about),
  };
}

/** A statement that fewer have rated is told as if nobody had. */
function shownCounts(question: CountedQuestion, counts: readonly number[], { smallest }: About): number[] {
  return rowsWithCounts(question, counts).flatMap(({ statement, counts: own }) =>
    statement !== undefined && sum(own) < smallest ? own.map(() => 0) : own,
  );
}

/** eNPS of answers 0 to 10; the step of one person who turns from critic to promoter is 200 / total. */
export function enpsFigure(
  counts: readonly number[],
  { invited, smallest }: About,
): z.output<typeof EnpsFigure> | null {
  const enps = enpsOfCounts(counts, { asked: invited, smallest });
  return enps && { ...enps, score: rounded(enps.score), low: rounded(enps.low), high: rounded(enps.high) };
}

/** As it is sent: to four digits, which no screen shows and no reply needs more of. */
export function figure(estimate: Pick<Estimate, 'value' | 'low' | 'high'> | null, unit = 1): Figure | null {
  return (
    estimate && {
      value: rounded(estimate.value * unit),
      low: rounded(estimate.low * unit),
      high: rounded(estimate.high * unit),
    }
  );
}

/** A figure to the digits that are sent. */
export function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}
