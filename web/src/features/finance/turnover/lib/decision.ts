import type { Reply } from '#shared/contract/route.ts';
import type { overview } from '#shared/contract/overview.ts';
import type { TurnoverReport } from '#shared/models/finance/turnover.ts';
import { breakEven } from '#shared/rules/finance/break-even.ts';
import { teamKey } from '#shared/rules/team-key.ts';
import { tenth } from '#shared/rules/figures.ts';
import type { Axis } from '#web/ui/figures/interval-line.tsx';
import { shortRubles } from '#text/finance/money.ts';
import { turnoverText } from '#text/finance/turnover.ts';
import { numberRange } from '#text/finance/ranges.ts';

const text = turnoverText.decision;

type Decision = NonNullable<TurnoverReport['decision']>;
type Cost = Pick<NonNullable<Decision['cost']>, 'low' | 'high'> | null;
export type Attention = Reply<typeof overview.getAttention>;

/** Ticks of whole people from none to all that may leave, five at most. */
export function peopleAxis(most: number): Axis {
  const step = STEPS.find((one) => one * TICKS >= most) ?? Math.ceil(most / TICKS);
  const count = Math.max(1, Math.ceil(most / step));
  return { ticks: Array.from({ length: count + 1 }, (_, index) => index * step), zero: 0 };
}

const TICKS = 4;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** From one end to the other, from nothing by the upper end alone; null where nobody's pay is known. */
export function costRange(cost: Cost): string | null {
  if (cost === null) return null;
  const [low, high] = [shortRubles(cost.low), shortRubles(cost.high)];
  if (low === high) return high;
  return cost.low === 0 ? text.upTo(high) : text.between(low, high);
}

interface Group {
  readonly each: number | null;
  readonly low: number;
  readonly high: number;
}

/** What would have to change for a price to be worth paying, in a sentence; null while there is no price. */
export function worthWords(price: number, { each, low, high }: Group): string | null {
  if (price <= 0) return null;
  const needed = breakEven(price, each, { low, high });
  if (needed === null) return text.noPay;
  const { leavers, verdict } = needed;
  if (verdict === 'beyond') return text.beyond(leavers, high);
  return verdict === 'within_reach'
    ? text.within(leavers, numberRange(low, high))
    : text.possible(leavers, numberRange(low, high));
}

/**
 * What the answers say of a team, as everybody reads it who may read results: what needs attention, else where the team
 * stands on the question that teams are compared by; null where nothing is shown of it.
 */
export function answersOf(attention: Attention | undefined, team: string): string | null {
  if (!attention) return null;
  const isTeam = (one: { readonly team: string }) => teamKey(one.team) === teamKey(team);
  const signal = attention.teams.find((one) => isTeam(one) && one.source !== 'load');
  if (signal) return text.signal(signal.claim);
  const mood = attention.states.find(isTeam)?.mood;
  if (!mood || !attention.mood_of) return null;
  const { question, to, lower_is_better: lowerIsBetter } = attention.mood_of;
  return text.mood(question, tenth(mood.value), String(to), lowerIsBetter);
}
