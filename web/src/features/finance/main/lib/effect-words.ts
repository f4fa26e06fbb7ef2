import type { Effect, Initiative } from '#shared/models/finance/money.ts';
import { financeMainText } from '../text.ts';
import type { InitiativeRow } from '../components/initiatives-card.tsx';

const text = financeMainText.initiatives;

/** An initiative as its card shows it: what was before and after in a sentence, and how sure that is. */
export function initiativeRow(initiative: Initiative): InitiativeRow {
  const { id, title, department, cost, effect } = initiative;
  return {
    id,
    title,
    department,
    cost,
    effect: effect && effectWords(effect),
    verdict: effect?.verdict ?? (initiative.started_on === null ? 'planned' : 'nothing_measured'),
  };
}

/** «Ушли в первые 90 дней: 1 из 9, до начала 4 из 10. Разница −29 п. п., от −62 до +8». */
function effectWords({ label, before, after, difference }: Effect): string {
  const counts = [
    ...(after ? [text.share(after.count, after.of)] : []),
    ...(before ? [text.before(text.share(before.count, before.of))] : []),
  ];
  const sentence = counts.length === 0 ? label : `${label}: ${counts.join(', ')}`;
  if (!difference) return sentence;
  const { value, low, high } = difference;
  return `${sentence}. ${text.difference(points(value), points(low), points(high))}`;
}

/** Percentage points with their sign: «−29», «+8», «0». */
function points(value: number): string {
  const whole = Math.round(value);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}
