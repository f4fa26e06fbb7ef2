import { verdictOf } from '#shared/rules/direction.ts';
import { noticeableWords, signedTenth } from '#shared/rules/figures.ts';
import { signed, signedChange } from '#shared/rules/signed.ts';
import { silentStepWords, silentTrendWords } from '#shared/rules/silent-words.ts';
import type { Silent } from '#shared/rules/statistics/silent.ts';
import { FEWEST_RUNS } from '#shared/rules/statistics/trend.ts';
import { formatNumber } from '#text/format.ts';
import { findingText } from '#text/asking/results/polls/finding.ts';
import { formatMetric, type Metric, type TrendPoint } from '#web/lib/trend-point.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { Change } from './trend.ts';

const text = findingText.change;

/** What a comparison says. */
export interface ChangeWords {
  readonly sentence: string;
  /** Whether it is more than chance. */
  readonly sure: boolean;
}

/**
 * A comparison of closed runs in one sentence: the story of all of them where their trend is more than chance, else
 * the last step where that is, else that it may be random.
 */
export function changeWords(metric: Metric, change: Change): ChangeWords {
  const counts = metric.by === 'responses';
  switch (change.kind) {
    case 'none':
      return { sentence: counts ? text.noneClosed : text.none, sure: false };
    case 'first':
      return { sentence: counts ? text.firstClosed : text.first, sure: false };
    case 'reworded':
      return { sentence: text.reworded, sure: false };
    case 'change':
      return counts ? people(change) : figures(metric, change);
  }
}

type Compared = Extract<Change, { kind: 'change' }>;

function figures(metric: Metric, { first, from, to, difference, trend, direction }: Compared): ChangeWords {
  const words = metric.by === 'enps' ? findingText.words.enps : findingText.words.mean;
  const shown = ({ value }: TrendPoint) => formatMetric(metric, value ?? 0);
  if (trend.kind === 'trend' && !trend.random) {
    const moved = `${words.name} ${trend.slope > 0 ? words.up : words.down}`;
    const along = ((to.value ?? 0) - (first.value ?? 0)) * trend.slope > 0 && shown(first) !== shown(to);
    const over = along ? text.over(trend.runs, moved, shown(first), shown(to)) : text.overAll(trend.runs, moved);
    return { sentence: text.sure(over, verdictOf(trend.slope, direction)), sure: true };
  }
  if (difference && !difference.random && shown(from) !== shown(to)) {
    const moved = `${words.title} ${difference.value > 0 ? words.up : words.down}`;
    const pair = text.pair(moved, shown(from), shown(to));
    const both = from.direction === to.direction ? to.direction : null;
    return { sentence: text.sure(pair, verdictOf(difference.value, both)), sure: true };
  }
  if (trend.kind === 'trend' && shown(first) !== shown(to)) {
    const over = text.over(trend.runs, `${words.name} ${words.moved}`, shown(first), shown(to));
    return { sentence: text.unsureOver(over), sure: false };
  }
  if (shown(from) === shown(to)) return { sentence: text.same(words.title, words.same, shown(to)), sure: false };
  return { sentence: text.unsure(text.wasAndIs(words.title, words.was, shown(from), shown(to))), sure: false };
}

function people({ from, to }: Compared): ChangeWords {
  const [before, after] = [from.responses, to.responses];
  const [was, is] = [formatNumber(before), formatNumber(after)];
  if (before === after) return { sentence: text.people.same(is), sure: false };
  return { sentence: (after > before ? text.people.up : text.people.down)(was, is), sure: false };
}

/** What stands below a comparison: the difference and the slope with their intervals, or why there is no trend yet. */
export function changeNotes(metric: Metric, change: Change): string[] {
  if (change.kind !== 'change' || !change.difference) return [];
  const { difference, trend, earlier, first, from, to } = change;
  const moved = (value: number) => signedValue(metric, value);
  const step = metric.by === 'enps' ? signedChange(from.value ?? 0, to.value ?? 0) : moved(difference.value);
  const found = [
    findingText.notes.difference(step, moved(difference.low), moved(difference.high)),
    ...(difference.random
      ? [findingText.notes.noticeable(noticeableWords(difference.noticeable, metric.by === 'enps'))]
      : []),
    ...[silentOf(metric, difference.silent)].flatMap((note) => note ?? []),
    ...(earlier.told > 0 ? [findingText.notes.earlier(earlier.told, earlier.stayed)] : []),
  ];
  if (trend.kind === 'few') return [...found, findingText.notes.fewRuns(trend.runs, FEWEST_RUNS)];
  const days = (Date.parse(to.at) - Date.parse(first.at)) / DAY_MS;
  // Over all of the time: of one run the change is too small to be read with the decimals of the figure.
  const inAll = (slope: number) => moved(slope * days);
  const silent = silentTrendWords(kindOf(metric), trend.silent, moved);
  return [
    ...found,
    findingText.notes.slope(trend.runs, inAll(trend.slope), inAll(trend.low), inAll(trend.high)),
    ...(silent === null ? [] : [silent]),
  ];
}

/** What the difference may be, were those who kept silent others in one of both runs; null where it is not told. */
function silentOf(metric: Metric, silent: Silent | null): string | null {
  return silentStepWords(kindOf(metric), silent, {
    among: findingText.notes.runs,
    shown: (value) => signedValue(metric, value),
  });
}

const kindOf = ({ by }: Metric) => (by === 'enps' ? 'enps' : 'mean');

/** A change of a figure, with its sign: «+0,4», «−12». */
function signedValue({ by }: Metric, value: number): string {
  return by === 'mean' ? signedTenth(value) : signed(value);
}
