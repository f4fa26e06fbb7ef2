import type { MoneySignal, TeamSignal } from '#shared/models/overview.ts';

/** What is told of a team, wherever it comes from. */
export type ShownSignal = TeamSignal | MoneySignal;

/** More would be a list to work off, not a hint. */
const SHOWN = 3;

/** At most three, what needs attention now before what needs it soon, each kind in its order. */
export function strongest(signals: readonly ShownSignal[]): ShownSignal[] {
  const isLater = ({ tone }: ShownSignal) => (tone === 'attention' ? 0 : 1);
  return signals.toSorted((a, b) => isLater(a) - isLater(b)).slice(0, SHOWN);
}
