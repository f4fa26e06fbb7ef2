import { percent } from '#text/finance/money.ts';
import { teamsText as text } from '#text/finance/teams.ts';

/** Less than this is the same: half of what is shown. */
const NOTHING = 0.005;

interface MonthCost {
  readonly period: string;
  readonly cost: number;
}

/** The newest month against the one before it; null without one. */
export function changeWords(months: readonly MonthCost[]): string | null {
  const [before, now] = months.slice(-2);
  if (!before || !now || before.cost === 0) return null;
  const share = now.cost / before.cost - 1;
  if (Math.abs(share) < NOTHING) return text.same(before.period);
  return text.change(share > 0 ? text.more(percent(share)) : text.less(percent(-share)), before.period);
}
