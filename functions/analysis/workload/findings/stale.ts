import { formatNumber } from '#shared/rules/plural.ts';
import { having, STALE_DAYS, traitMetric } from '../traits.ts';
import type { Work } from '../work.ts';
import { severityBy } from '../../severity.ts';
import { findingOf, type Finding } from './finding.ts';

const FEWEST = 5;
const TOLD_FROM = 0.15;
const SEVERITY = { high: 0.5, medium: 0.3 };

/** Tasks set and begun more than thirty days ago whose deadline is past or missing. */
export function staleFinding({ company, now }: Work): Finding | null {
  const stale = having('stale', company, now);
  const share = stale.length / company.open.length;
  if (stale.length < FEWEST || share < TOLD_FROM) return null;
  return findingOf(company, {
    kind: 'stale',
    type: 'risk',
    severity: severityBy(share, SEVERITY),
    confidence: 'middle',
    title: `часть задач открыта дольше ${STALE_DAYS} дней`,
    description: `${formatNumber(stale.length)} из ${formatNumber(company.open.length)} открытых задач поставлены и начаты больше ${STALE_DAYS} дней назад, а срок прошёл или его нет. Что с ними делали потом, в данных нет: видны только дни постановки и начала.`,
    count: stale.length,
    of: company.open.length,
    chips: [{ name: 'stale', items: stale }],
    metric: traitMetric('stale', company, now),
  });
}
