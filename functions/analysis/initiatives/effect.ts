import type { Effect } from '#shared/models/finance/money.ts';
import { VERDICT_TEXTS, type EffectVerdict } from '#shared/rules/finance/initiatives.ts';
import { differenceOf } from '#shared/rules/statistics/difference.ts';
import type { Estimate } from '#shared/rules/statistics/estimate.ts';

type Figure = Pick<Estimate, 'value' | 'low' | 'high'>;

/** What an initiative is to lower, as it was in a window: so many of so many. */
export interface Observation {
  readonly count: number;
  readonly of: number;
  /** The days it was measured over, both included. */
  readonly from: string;
  readonly to: string;
  /** The share or rate with its 95 % interval; null where there is too little to say. */
  readonly figure: Figure | null;
}

/** What is known of an initiative's effect. */
export interface Observed {
  readonly label: string;
  readonly before: Observation | null;
  readonly after: Observation | null;
  /** Why nothing can be seen yet; null once enough time has passed. */
  readonly early: string | null;
}

/**
 * What an initiative has changed, as far as anybody can tell: the figure after it less the figure before it, with the
 * 95 % interval. Everything that is measured is better when it is lower. One that was before and after does not have to
 * be because of: the texts speak of chance alone.
 */
export function effectOf({ label, before, after, early }: Observed): Effect {
  const told = {
    label,
    before: before && shown(before),
    after: early === null && after ? shown(after) : null,
    difference: null,
  };
  if (early !== null) return { ...told, verdict: 'too_early', text: early };
  if (!before?.figure || !after?.figure) {
    return { ...told, verdict: 'not_measured', text: VERDICT_TEXTS.not_measured };
  }
  const { value, low, high, random } = differenceOf(asEstimate(before.figure), asEstimate(after.figure));
  const verdict: EffectVerdict = random ? 'may_be_chance' : value < 0 ? 'better' : 'worse';
  const difference = { value: percent(value), low: percent(low), high: percent(high) };
  return { ...told, difference, verdict, text: VERDICT_TEXTS[verdict] };
}

function shown({ count, of, from, to, figure }: Observation): NonNullable<Effect['before']> {
  return { value: figure && percent(figure.value), count, of, from, to };
}

/** A difference looks at the figure and its interval alone. */
function asEstimate(figure: Figure): Estimate {
  return { ...figure, n: 0, error: 0 };
}

/** In percent, to one digit. */
function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
