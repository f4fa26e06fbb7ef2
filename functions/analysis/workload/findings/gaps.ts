import { say } from '../say.ts';
import { having, metric } from '../traits.ts';
import type { Item, Work } from '../work.ts';
import { severityBy } from '../../severity.ts';
import { findingOf, type Finding } from './finding.ts';

const FEWEST = 5;
/** From which share of the open tasks a gap is told, and how severe it is. */
const TOLD_FROM = { no_responsible: 0.05, no_deadline: 0.1, no_estimate: 0.5 };
const SEVERITY = {
  no_responsible: { medium: 0.15 },
  no_deadline: { medium: 0.4 },
  no_estimate: {},
};

/** Tasks without somebody responsible, deadline or estimate: what cannot be seen because of them. */
export function gapFindings({ company, unassigned, now }: Work): Finding[] {
  const gap = (kind: keyof typeof TOLD_FROM, items: readonly Item[]) => {
    const open = company.open.length;
    const share = items.length / open;
    if (items.length < FEWEST || share < TOLD_FROM[kind]) return [];
    const found = findingOf(company, {
      kind,
      type: 'other',
      severity: severityBy(share, SEVERITY[kind]),
      confidence: 'high',
      what: say('gap', { gap: kind }),
      description: say('gapText', { gap: kind, count: items.length, open }),
      count: items.length,
      of: open,
      chips: [{ name: kind, items }],
      metric: metric(kind, company, items.length, open),
    });
    return [found];
  };
  return [
    ...gap('no_responsible', unassigned),
    ...gap('no_deadline', having('no_deadline', company, now)),
    ...gap('no_estimate', having('no_estimate', company, now)),
  ];
}
