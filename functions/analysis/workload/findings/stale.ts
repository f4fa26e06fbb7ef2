import { say } from '../say.ts';
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
    what: say('stale', { days: STALE_DAYS }),
    description: say('staleText', { stale: stale.length, open: company.open.length, days: STALE_DAYS }),
    count: stale.length,
    of: company.open.length,
    chips: [{ name: 'stale', items: stale }],
    metric: traitMetric('stale', company, now),
  });
}
