import type { Effect, Initiative } from '#shared/models/finance/money.ts';
import { daysBetween } from '#shared/rules/working-days.ts';
import { financeMainText } from '../text.ts';
import type { InitiativeRow } from '../components/initiatives-card.tsx';

const text = financeMainText.initiatives;
const ALL = 100;

/** An initiative as its card shows it: what was before and after in a sentence, and how sure that is. */
export function initiativeRow(initiative: Initiative): InitiativeRow {
  const { id, title, department, cost, started_on: startedOn, measure, effect } = initiative;
  return {
    id,
    title,
    department,
    cost,
    startedOn,
    effect: effect && (measure?.kind === 'turnover' ? turnoverWords(effect) : effectWords(effect)),
    verdict: effect?.verdict ?? (startedOn === null ? 'planned' : 'nothing_measured'),
  };
}

/** «Ушли 1 из 7, до начала за столько же времени 1 из 8»: the counts of two spans, which are no shares of a year. */
function turnoverWords({ label, before, after, difference, ...effect }: Effect): string {
  if (!before || !after) return effectWords({ label, before: null, after: null, difference, ...effect });
  const [now, earlier] = [text.share(after.count, after.of), text.share(before.count, before.of)];
  const asLong = daysOf(before) === daysOf(after);
  return withDifference(`${text.left(now)}, ${asLong ? text.beforeAsLong(earlier) : text.before(earlier)}`, difference);
}

/** «Ушли в первые 90 дней: 1 из 9, до начала 4 из 10. Разница −29 п. п., от −62 до +8» */
function effectWords({ label, before, after, difference }: Effect): string {
  const counts = [
    ...(after ? [text.share(after.count, after.of)] : []),
    ...(before ? [text.before(text.share(before.count, before.of))] : []),
  ];
  return withDifference(counts.length === 0 ? label : `${label}: ${counts.join(', ')}`, difference);
}

/** An interval wider than all there is says nothing that the verdict does not. */
function withDifference(sentence: string, difference: Effect['difference']): string {
  if (!difference || difference.low < -ALL || difference.high > ALL) return sentence;
  const { value, low, high } = difference;
  return `${sentence}. ${text.difference(points(value), points(low), points(high))}`;
}

function daysOf({ from, to }: { readonly from: string; readonly to: string }): number {
  return daysBetween(from, to) + 1;
}

/** Percentage points with their sign: «−29», «+8», «0». */
function points(value: number): string {
  const whole = Math.round(value);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}
