import type { Effect } from '#shared/models/finance/money.ts';
import type { EffectVerdict } from '#shared/rules/finance/initiatives.ts';
import type { ChangeSince } from './change.ts';
import { verdictTexts } from '#text/rules/finance/verdicts.ts';

/** What an initiative is to lower, as it was over a time: so many of so many on average. */
export interface Observation {
  readonly count: number;
  readonly of: number;
  /** The days it was measured over, both included. */
  readonly from: string;
  readonly to: string;
  /** The share or rate; null where there is too little to say. */
  readonly value: number | null;
}

/** What is known of an initiative's effect. */
export interface Observed {
  readonly label: string;
  readonly before: Observation | null;
  readonly after: Observation | null;
  /** Why nothing can be seen yet; null once enough time has passed and enough was measured before. */
  readonly early: string | null;
  /** The mean since it less the mean before it (`changeOf`); null where either was not measured. */
  readonly change: ChangeSince | null;
  /** Whether the change is that of a team less that of the others at the same time. */
  readonly compared: boolean;
}

/**
 * What an initiative has changed, as far as anybody can tell. Everything that is measured is better when it is lower. One
 * that was before and after does not have to be because of: the texts speak of chance alone.
 */
export function effectOf({ label, before, after, early, change, compared }: Observed): Effect {
  const told = {
    label,
    compared,
    before: before && shown(before),
    after: early === null && after ? shown(after) : null,
    difference: null,
    since: null,
  };
  if (early !== null) return { ...told, verdict: 'too_early', text: early };
  if (!change) return { ...told, verdict: 'not_measured', text: verdictTexts.plain.not_measured };
  const { value, low, high, since } = change;
  const verdict: EffectVerdict = high < 0 ? 'better' : low > 0 ? 'worse' : 'may_be_chance';
  const difference = { value: percent(value), low: percent(low), high: percent(high) };
  return { ...told, difference, since, verdict, text: verdictTexts[compared ? 'compared' : 'plain'][verdict] };
}

function shown({ value, ...observation }: Observation): NonNullable<Effect['before']> {
  return { value: value === null ? null : percent(value), ...observation };
}

/** In percent, to one digit. */
function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
