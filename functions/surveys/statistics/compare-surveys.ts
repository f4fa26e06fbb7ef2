import { scoresOf } from '#shared/question-kinds/index.ts';
import type { Question } from '#shared/models/question.ts';
import type { SurveyComparison } from '#shared/models/survey-results.ts';
import { verdictOf, type Verdict } from '#shared/rules/direction.ts';
import { surveyDirection } from '#shared/rules/survey-direction.ts';
import { DETRACTOR_MAX, enpsEstimate, PROMOTER_MIN } from '#shared/rules/enps.ts';
import { differenceOf, type Difference } from '#shared/rules/statistics/difference.ts';
import type { Estimate } from '#shared/rules/statistics/estimate.ts';
import { silentStep, type Silent } from '#shared/rules/statistics/silent.ts';
import { noticeableChange } from '#shared/rules/statistics/step.ts';
import { meanOf } from '#shared/rules/statistics/mean.ts';
import { sum } from '#shared/rules/sum.ts';
import { benjaminiHochberg, FALSE_DISCOVERIES } from '#shared/rules/statistics/benjamini-hochberg.ts';
import type { CountedQuestion, QuestionTally } from '../count-answers.ts';
import { DifferenceTest } from '#shared/rules/statistics/difference-test.ts';
import { figure, figuresOf, invitedTo, rounded, type About } from './figures.ts';
import { enpsQuestion } from '../outcome.ts';

/** One of two completed surveys: its questions and their statements, and what all respondents answered to them. */
export interface ComparedSurvey extends About {
  readonly questions: readonly (CountedQuestion & Pick<Question, 'originId' | 'text'>)[];
  /** By question. */
  readonly tallies: readonly QuestionTally[];
}

/** A figure of both surveys: how far the second is from the first, and how often chance brings that. */
interface Change {
  readonly from: Estimate;
  readonly to: Estimate;
  readonly difference: Difference;
  readonly p: number;
}

/**
 * What has changed between two completed surveys: scale questions with the same origin, on the same scale, statements in
 * the same words of such a question, and eNPS.
 * `distinguishable` needs both that the interval of the difference leaves out zero, and that the difference is more than
 * chance among all that are compared (a permutation or Welch's test, corrected by Benjamini and Hochberg).
 */
export function compareSurveys(
  first: ComparedSurvey,
  second: ComparedSurvey,
): Pick<SurveyComparison, 'enps' | 'questions' | 'statements'> {
  const pairs = second.questions.flatMap((question, to) => {
    const from = first.questions.findIndex(
      (one) =>
        one.originId === question.originId &&
        one.kind === question.kind &&
        one.scale === question.scale &&
        one.statement?.statement === question.statement?.statement,
    );
    return scoresOf(question) && from >= 0 ? [{ question, from, to }] : [];
  });
  const changes = pairs.map(({ question, from, to }) =>
    changeOf(
      question,
      { ...first, invited: invitedTo(first.questions[from]!, first) },
      first.tallies[from]!.counts,
      { ...second, invited: invitedTo(question, second) },
      second.tallies[to]!.counts,
    ),
  );
  const enps = enpsChange(first, second);
  const beyondChance = distinguished([...changes, enps]);
  const compared = [...changes, enps].filter((change) => change !== null).length;
  const told = pairs.map(({ question, from, to }, index) => ({
    isStatement: question.statement !== undefined,
    change: {
      origin_id: question.originId,
      text: question.text,
      first: figuresOf(first.questions[from]!, first.tallies[from]!, first).mean,
      second: figuresOf(question, second.tallies[to]!, second).mean,
      ...(changes[index] ? shownOf(changes[index], compared) : NOTHING),
      distinguishable: beyondChance[index]!,
      verdict: beyondChance[index]! ? verdictIn(first.questions[from]!, question, changes[index]!) : null,
    },
  }));
  const [statements, questions] = [true, false].map((which) =>
    told.flatMap(({ isStatement, change }) => (isStatement === which ? [change] : [])),
  );
  return {
    enps: enps && { ...shownOf(enps, compared), distinguishable: beyondChance.at(-1)! },
    questions: questions!,
    ...(statements!.length > 0 && { statements: statements! }),
  };
}

/** Of a figure that one of both does not have. */
const NOTHING = { difference: null, noticeable: null, silent: null };

/** Better or worse, where both asked with one direction. */
function verdictIn(from: CountedQuestion, to: CountedQuestion, { difference }: Change): Verdict | null {
  const direction = surveyDirection(to);
  return surveyDirection(from) === direction ? verdictOf(difference.value, direction) : null;
}

/** The change of a mean; null where either has too few answers. Intervals carry the noise of a day, so they are about any number of people. */
function changeOf(
  question: CountedQuestion,
  first: About,
  from: readonly number[],
  second: About,
  to: readonly number[],
): Change | null {
  const scores = scoresOf(question)!;
  const before = meanOf(scores, from, overTime(first));
  const after = meanOf(scores, to, overTime(second));
  return before && after && changed(before, after, chance(scores, from, to));
}

/** The change of eNPS; null where either has no such question or too few answers. */
function enpsChange(first: ComparedSurvey, second: ComparedSurvey): Change | null {
  const [from, to] = [first, second].map((survey) => {
    const { questions, tallies } = survey;
    const place = enpsQuestion(questions);
    if (place === null) return null;
    const { counts } = tallies[place]!;
    const groups = {
      detractors: sum(counts.slice(0, DETRACTOR_MAX + 1)),
      passives: sum(counts.slice(DETRACTOR_MAX + 1, PROMOTER_MIN)),
      promoters: sum(counts.slice(PROMOTER_MIN)),
    };
    const invited = invitedTo(questions[place]!, survey);
    return { groups: Object.values(groups), estimate: enpsEstimate(groups, overTime({ ...survey, invited })) };
  });
  if (!from?.estimate || !to?.estimate) return null;
  return changed(from.estimate, to.estimate, chance([-1, 0, 1], from.groups, to.groups));
}

function changed(from: Estimate, to: Estimate, p: number): Change {
  return { from, to, difference: differenceOf(from, to), p };
}

/** A figure is held against another time's, whoever was invited. */
function overTime({ invited, smallest }: About) {
  return { asked: invited, overTime: true, smallest };
}

/**
 * What is told of a change: itself, what those who kept silent may make of it, and from which change on four of five
 * such comparisons would find it, were it the only one among so many (Benjamini and Hochberg hold the smallest p against
 * its part of the false discoveries).
 */
function shownOf({ from, to, difference }: Change, compared: number) {
  const noticeable = noticeableChange(from, to, FALSE_DISCOVERIES / compared);
  return {
    difference: figure(difference)!,
    noticeable: noticeable === null ? null : rounded(noticeable),
    silent: ends(silentStep(from, to, difference)),
  };
}

function ends(silent: Silent | null): Silent | null {
  return silent && { low: rounded(silent.low), high: rounded(silent.high) };
}

function chance(scores: readonly number[], from: readonly number[], to: readonly number[]): number {
  const all = from.map((count, place) => count + to[place]!);
  return new DifferenceTest(scores, all).p(to) ?? 1;
}

/** Which of these changes are more than chance among so many. */
function distinguished(changes: readonly (Change | null)[]): boolean[] {
  const adjusted = benjaminiHochberg(changes.flatMap((change) => change?.p ?? []));
  const left = adjusted.values();
  return changes.map(
    (change) => change !== null && left.next().value! <= FALSE_DISCOVERIES && !change.difference.random,
  );
}
