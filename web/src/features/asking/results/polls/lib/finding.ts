import { share, tenth } from '#shared/rules/figures.ts';
import { signed } from '#shared/rules/signed.ts';
import type { FrameSummary, RunFigures } from '#shared/models/run-results.ts';
import { pollDirection } from '#shared/rules/direction.ts';
import { enpsEstimate, isEnpsQuestion } from '#shared/rules/enps.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { scaleOf } from '#shared/rules/scales.ts';
import { silentBriefly, silentWords } from '#shared/rules/silent-words.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import type { Estimate } from '#shared/rules/statistics/estimate.ts';
import { meanOfCounts } from '#shared/rules/statistics/mean.ts';
import { OVER_TIME } from '#shared/rules/statistics/over-time.ts';
import { shareOf } from '#shared/rules/statistics/share.ts';
import { findingText } from '#text/asking/results/polls/finding.ts';
import { changeWords } from './change-words.ts';
import { viewOf } from './distribution.ts';
import { questionWords } from '#web/lib/question-words.ts';
import type { Metric } from '#web/lib/trend-point.ts';
import { changeOf, comparable, pointsOf } from './trend.ts';
import { sum } from '#shared/rules/sum.ts';

const text = findingText;
/** Of a scale of so many numbers, these from the top, or from the bottom, are «high» and «low» answers. */
const TOP_NUMBERS = { 11: 4, 5: 2 } as const;
const BOTTOM_NUMBERS = { 11: 5, 5: 2 } as const;

/** “−5”, “+18”, “7.4” in a sentence, with the decimal sign of any language. */
const FIGURES = /[+−]?\d+(?:[.,]\d+)?/g;

/** What a run has found, in words. */
export interface Finding {
  /**
   * `none` nobody has answered; `few` below five answers, when there are no figures; `open` figures that will change;
   * `closed` figures that stand.
   */
  readonly kind: 'none' | 'few' | 'open' | 'closed';
  /** What was found: one sentence, without its full stop. */
  readonly sentence: string;
  /** The question it is about, as one would say it; null where the poll has no other, and for eNPS. */
  readonly question: string | null;
  /**
   * The figure, how sure it is, how many answered: “eNPS +12, probably between −5 and +28: 34 of 40 answered”; without the
   * figure where the sentence or the comparison has it; null without figures.
   */
  readonly certainty: string | null;
  /** What those who kept silent may make of a share, which no card below tells; null where nothing is to be told. */
  readonly silent: string | null;
  /** How it compares with the runs before, where that is not the sentence itself; null where there is nothing to say. */
  readonly comparison: string | null;
}

/** What is known of one question. */
interface Verdict {
  readonly sentence: string;
  readonly question: string | null;
  /** Beside sentences that have the figure already without it. */
  readonly certainty: (sentence: string) => string;
  readonly silent: string | null;
  /** What runs are compared by; null where the answers are words. */
  readonly metric: Metric | null;
}

/**
 * What to say first about a run. `runs` are those of its poll, oldest first, as the trend gives them; [] while they
 * are not here yet. An open run is compared with none.
 */
export function findingOf(summary: FrameSummary, runs: readonly RunFigures[], now: Date): Finding {
  const { frame: run, responses } = summary;
  const state = isOpen(run, now) ? 'open' : 'closed';
  const said = (kind: Finding['kind'], sentence: string): Finding => ({
    kind,
    sentence,
    question: null,
    certainty: null,
    silent: null,
    comparison: null,
  });
  if (responses === 0) return said('none', text.none[state]);
  if (responses < SMALLEST_GROUP) return said('few', text.few[state](responses));
  const verdict = verdictOf(summary, mainQuestion(summary, runs, now));
  if (!verdict) return said(state, text.texts(responses));
  if (verdict === 'few') return said('few', text.few.scores[state]);

  const { metric, question, certainty, silent } = verdict;
  const finding = (sentence: string, comparison: string | null): Finding => ({
    kind: state,
    sentence,
    question,
    certainty: certainty(`${sentence} ${comparison}`),
    silent,
    comparison,
  });
  if (state === 'open') {
    const others = metric !== null && runs.some(({ frame }) => frame.id !== run.id && !isOpen(frame, now));
    return finding(text.soFar(verdict.sentence), others ? text.change.open : null);
  }
  const compared = metric && comparisonOf(summary, runs, metric, now);
  if (!compared) return finding(verdict.sentence, null);
  // What is more than chance is the news; what may be random stands below what the run itself says.
  return compared.sure ? finding(compared.sentence, verdict.sentence) : finding(verdict.sentence, compared.sentence);
}

/** How a closed run compares with those before it; null where there is none. */
function comparisonOf({ frame: run }: FrameSummary, runs: readonly RunFigures[], metric: Metric, now: Date) {
  const until = comparable(runs);
  const place = until.findIndex(({ frame }) => frame.id === run.id);
  const change = changeOf(pointsOf(until.slice(0, place + 1), metric, now));
  if (change.kind === 'none' || change.kind === 'first' || change.to.runId !== run.id) return null;
  return changeWords(metric, change);
}

/**
 * The question to speak of: that of eNPS; else, of those answered in numbers, the one whose trend is surest, if it is
 * more than chance among so many questions (Bonferroni); else the first of them; else the first answered at all.
 */
export function mainQuestion(summary: FrameSummary, runs: readonly RunFigures[], now: Date): number {
  const { poll, questions, by_question: figures } = summary;
  const views = questions.map((question, place) => {
    const found = figures.find((one) => one.question_id === question.id);
    return viewOf(found, scaleOf(poll, question, place)).kind;
  });
  const enps = questions.findIndex((_, place) => isEnpsQuestion(poll, place));
  if (enps >= 0) return enps;
  const numeric = [...views.keys()].filter((place) => views[place] === 'scores');
  const place = comparable(runs).findIndex(({ frame }) => frame.id === summary.frame.id);
  const until = comparable(runs).slice(0, place + 1);
  const sure = numeric
    .flatMap((at) => {
      const change = changeOf(pointsOf(until, metricOf(summary, at), now));
      return change.kind === 'change' && change.trend.kind === 'trend' ? [{ at, p: change.trend.p }] : [];
    })
    .filter(({ p }) => p * numeric.length < OVER_TIME)
    .toSorted((a, b) => a.p - b.p);
  return sure[0]?.at ?? numeric[0] ?? Math.max(0, views.indexOf('values'));
}

function metricOf({ poll, questions }: FrameSummary, place: number): Metric {
  const question = questions[place]!;
  if (isEnpsQuestion(poll, place)) return { by: 'enps' };
  return {
    by: 'mean',
    questionId: question.id,
    text: question.text,
    scale: scaleOf(poll, question, place) ?? '0-10',
  };
}

/** What a question says; `few` below five scores, null where there is nothing but texts. */
function verdictOf(summary: FrameSummary, place: number): Verdict | 'few' | null {
  const { poll, questions, by_question: all, people_asked: asked } = summary;
  const question = questions[place];
  const figures = question && all.find((one) => one.question_id === question.id);
  if (!question || !figures) return null;
  const view = viewOf(figures, scaleOf(poll, question, place));
  const asks = questions.length > 1 ? questionWords(question.text) : null;
  if (isEnpsQuestion(poll, place)) {
    const estimate = summary.enps && enpsEstimate(summary.enps, { asked });
    if (!estimate) return 'few';
    const certainty = certaintyOf(text.figure.enps, estimate, summary, signed);
    return {
      sentence: sideOf(estimate),
      question: null,
      certainty,
      silent: null,
      metric: { by: 'enps' },
    };
  }
  if (view.kind === 'scores') {
    const estimate = meanOfCounts(figures.scores ?? [], { asked, values: view.numbers });
    if (!estimate) return 'few';
    const figure = (value: string) => text.figure.mean(value, view.numbers.at(-1)!);
    const certainty = certaintyOf(figure, estimate, summary, tenth);
    const isLowerBetter = pollDirection(poll, question, place) === 'lower_is_better';
    const level = levelOf(view, estimate, asked, isLowerBetter);
    return { sentence: level, question: asks, certainty, silent: null, metric: metricOf(summary, place) };
  }
  if (view.kind !== 'values') return null;
  const [first, second] = view.values;
  // Counts may be off by so much: the most frequent one is told only where it is, whatever they really are.
  const clear = first && first.count > (second?.count ?? 0) + figures.values_error && first.count > 1;
  const estimate = clear ? shareOf(first.count, figures.answered, { asked }) : null;
  if (!first || !estimate) return null;
  const percent = (part: number) => share(part, 1);
  const part = text.ofAnswers(first.count, figures.answered, figures.values_error > 0);
  const everyone = asked === figures.answered ? asked : null;
  const certainty =
    everyone === null
      ? text.likelyShare(part, percent(estimate.low), percent(estimate.high))
      : text.with(part, text.everybody(everyone));
  const silent = silentWords('share', estimate, asked);
  return { sentence: text.values(first.text), question: asks, certainty: () => certainty, silent, metric: null };
}

/** Which side is ahead in eNPS, and whether that may be chance. */
function sideOf({ value, low, high }: Estimate): string {
  if (Math.round(value) === 0) return text.enps.even;
  if (value > 0) return low > 0 ? text.enps.above : text.enps.maybeAbove;
  return high < 0 ? text.enps.below : text.enps.maybeBelow;
}

/** What most answers are, where more than half surely are high or low; else their mean. */
function levelOf(
  { numbers, counts, n }: { numbers: readonly number[]; counts: readonly number[]; n: number },
  { value }: Estimate,
  asked: number | null,
  isLowerBetter: boolean,
): string {
  const size = numbers.length === 5 ? 5 : 11;
  // Where less is better, the good end of the scale is as long as the good end of any other, and so is the bad one.
  const [upper, lower] = isLowerBetter ? [BOTTOM_NUMBERS, TOP_NUMBERS] : [TOP_NUMBERS, BOTTOM_NUMBERS];
  const top = counts.slice(-upper[size]);
  const bottom = counts.slice(0, lower[size]);
  const said = isLowerBetter ? text.mean.lowerIsBetter : (sentence: string) => sentence;
  const most = (some: readonly number[]) => (shareOf(sum(some), n, { asked })?.low ?? 0) > 0.5;
  if (most(top)) return said(text.mean.mostlyHigh(numbers.at(-top.length)!));
  if (most(bottom)) return said(text.mean.mostlyLow(numbers[bottom.length - 1]!));
  return said(text.mean.plain(tenth(value), numbers.at(-1)!));
}

/** A figure with its interval and how many stand behind it; beside a sentence with the same figure the rest alone. */
function certaintyOf(
  figure: (value: string) => string,
  { value, low, high, n, silent }: Estimate,
  { frame, responses, answered: everybody, people_asked: asked }: FrameSummary,
  shown: (value: number) => string,
): Verdict['certainty'] {
  const known = asked !== null && asked >= n ? asked : null;
  const more = frame.published ? text.shownSoFar : text.shown;
  const ofAll = everybody > responses ? more : text.answered;
  const answered = (n === responses ? ofAll : text.scored)(n, known);
  return (sentence) => {
    const told = sentence.match(FIGURES)?.includes(shown(value)) ?? false;
    if (known === n) return told ? text.everybodyOnly(n) : text.with(figure(shown(value)), text.everybody(n));
    const likely = told
      ? text.likelyOnly(shown(low), shown(high))
      : text.likely(figure(shown(value)), shown(low), shown(high));
    return text.with(likely + silentBriefly(silent, shown), answered);
  };
}
