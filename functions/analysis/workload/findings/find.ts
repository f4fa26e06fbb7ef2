import type { Severity } from '#shared/models/analysis.ts';
import type { Work } from '../work.ts';
import { aboveHabitFinding } from './above-habit.ts';
import { concentrationFinding } from './concentration.ts';
import type { Finding } from './finding.ts';
import { gapFindings } from './gaps.ts';
import { inflowFinding } from './inflow.ts';
import { lessOverdueFinding } from './less-overdue.ts';
import { overdueFindings } from './overdue.ts';
import { peakFinding } from './peak.ts';
import { staleFinding } from './stale.ts';
import { waitingFindings } from './waiting.ts';

/** No more is told: what is below is seldom acted on. */
const MOST = 8;
const ORDER: readonly Severity[] = ['critical', 'high', 'medium', 'low'];

/** What the data bear, the gravest first, then the largest. */
export function findAll(work: Work): Finding[] {
  const found = [
    ...overdueFindings(work),
    inflowFinding(work),
    ...waitingFindings(work),
    peakFinding(work),
    concentrationFinding(work),
    aboveHabitFinding(work),
    staleFinding(work),
    ...gapFindings(work),
    lessOverdueFinding(work),
  ].filter((one) => one !== null);
  return found.toSorted(compareFindings).slice(0, MOST);
}

function compareFindings({ insight: a, count }: Finding, { insight: b, count: other }: Finding): number {
  return ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) || other - count || (a.id < b.id ? -1 : 1);
}
