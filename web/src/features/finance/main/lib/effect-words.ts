import type { Effect, Initiative } from '#shared/models/finance/money.ts';
import { financeMainText } from '#text/finance/main.ts';
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

/** “1 of 7 left, 14% a year; before it began, 26% a year”: rates of a year, since the spans are not as long. */
function turnoverWords({ before, after, ...effect }: Effect): string {
  if (before?.value == null || after?.value == null) return effectWords({ before: null, after: null, ...effect });
  const now = text.leftOfYear(text.share(after.count, after.of), Math.round(after.value));
  return withReason(`${now}; ${text.beforeOfYear(Math.round(before.value))}`, effect);
}

/** “Left in the first 90 days: 1 of 9, before it began 4 of 10. The difference is −29 points, from −62 to +8.” */
function effectWords({ label, before, after, ...effect }: Effect): string {
  const counts = [
    ...(after ? [text.share(after.count, after.of)] : []),
    ...(before ? [text.before(text.share(before.count, before.of))] : []),
  ];
  return withReason(counts.length === 0 ? label : `${label}: ${counts.join(', ')}`, effect);
}

type Judged = Pick<Effect, 'difference' | 'since' | 'verdict' | 'text' | 'compared'>;

/** Why it is too early to judge, or the difference: an interval wider than all there is says nothing that the verdict does not. */
function withReason(sentence: string, { difference, since, verdict, text: why, compared }: Judged): string {
  if (verdict === 'too_early') return `${sentence}. ${why.charAt(0).toUpperCase()}${why.slice(1)}`;
  if (!difference || difference.low < -ALL || difference.high > ALL) return sentence;
  const [value, low, high] = [difference.value, difference.low, difference.high].map(points) as [
    string,
    string,
    string,
  ];
  // What may be chance is borne out by nothing.
  const sure = verdict === 'better' || verdict === 'worse';
  const stayed = sure && since ? ` ${text.borneOut(since.same, since.readings)}` : '';
  return `${sentence}. ${compared ? text.differenceToOthers(value, low, high) : text.difference(value, low, high)}${stayed}`;
}

/** Percentage points with their sign: “−29”, “+8”, “0”. */
function points(value: number): string {
  const whole = Math.round(value);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}
