import { formatNumber } from '#shared/rules/plural.ts';
import { having, metric, traitMetric } from '../traits.ts';
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
  const all = formatNumber(company.open.length);
  const gap = (
    kind: keyof typeof TOLD_FROM,
    items: readonly Item[],
    said: { title: string; of: string; unseen: string },
  ) => {
    const share = items.length / company.open.length;
    if (items.length < FEWEST || share < TOLD_FROM[kind]) return [];
    const found = findingOf(company, {
      kind,
      type: 'other',
      severity: severityBy(share, SEVERITY[kind]),
      confidence: 'high',
      title: said.title,
      description: `${said.of} у ${formatNumber(items.length)} из ${all} открытых задач: ${said.unseen}.`,
      count: items.length,
      of: company.open.length,
      chips: [{ name: kind, items }],
      metric:
        kind === 'no_responsible'
          ? metric(kind, 'Задачи без ответственного', company, items.length, company.open.length)
          : traitMetric(kind, company, now),
    });
    return [found];
  };
  return [
    ...gap('no_responsible', unassigned, {
      title: 'за часть задач никто не отвечает',
      of: 'Ответственного нет',
      unseen: 'чья это нагрузка, не видно',
    }),
    ...gap('no_deadline', having('no_deadline', company, now), {
      title: 'у части задач нет срока',
      of: 'Срока нет',
      unseen: 'их просрочку и пики сроков не видно',
    }),
    ...gap('no_estimate', having('no_estimate', company, now), {
      title: 'большинство задач без оценки времени',
      of: 'Оценки нет',
      unseen: 'час и неделя работы выглядят одинаково',
    }),
  ];
}
