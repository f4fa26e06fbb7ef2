import { formatNumber, plural } from '#shared/rules/plural.ts';
import { shareOf } from '#shared/rules/statistics/share.ts';
import { moreThanChance } from '#functions/analysis/more-than-chance.ts';
import { having, traitMetric } from '#functions/analysis/workload/traits.ts';
import { createdSince, PERIOD_DAYS, wasOpenAt, type Group, type Work } from '#functions/analysis/workload/work.ts';
import { severityBy } from '#functions/analysis/severity.ts';
import { findingOf, type Finding } from './finding.ts';

/** Fewer late tasks than these are no finding. */
const FEWEST = 5;
/** The share of open tasks that is late from which it is so severe. */
const SEVERITY = { critical: 0.5, high: 0.3, medium: 0.15 };
/** Without growth it is a finding from this share on, if the share is surely above the other. */
const MUCH = 0.3;
const SURELY_ABOVE = 0.15;
/**
 * A task without deadline is late for nobody: above this share of them the figure rests on a part. With more of which
 * nobody knows when they were set, nothing is said of a month ago.
 */
const ON_A_PART = 0.1;

/**
 * Late tasks of the company and of teams: where their share has grown over the period by more than chance among so many
 * groups, else where it is large. The company is told only where no team is: a team says where to begin.
 */
export function overdueFindings(work: Work): Finding[] {
  const teams = work.teams.flatMap((team) => overdueOf(team, work) ?? []);
  return teams.length > 0 ? teams : [overdueOf(work.company, work) ?? []].flat();
}

function overdueOf(group: Group, { now, since, teams }: Work): Finding | null {
  const late = having('overdue', group, now);
  const share = shareOf(late.length, group.open.length);
  if (!share || late.length < FEWEST) return null;
  const undated = having('no_deadline', group, now).length / group.open.length;
  const before = group.items.filter((item) => wasOpenAt(item, since));
  const lateBefore = before.filter(({ deadline }) => deadline !== null && deadline < since);
  const undatedBefore = before.filter(({ created }) => created === null).length > ON_A_PART * before.length;
  const was = undatedBefore ? null : shareOf(lateBefore.length, before.length);
  const common = {
    type: 'risk',
    severity: severityBy(share.value, SEVERITY),
    confidence: undated > ON_A_PART ? 'middle' : 'high',
    count: late.length,
    of: group.open.length,
    metric: traitMetric('overdue', group, now),
  } as const;
  const overdue = `Просрочено ${formatNumber(late.length)} из ${formatNumber(group.open.length)} открытых`;
  const lateChip = { name: 'overdue', items: late };

  if (was && share.value > was.value && moreThanChance(was, share, teams.length + 1)) {
    const created = createdSince(group.items, since);
    const closed = group.items.filter((item) => item.closed !== null && item.closed > since);
    const faster = created.length > closed.length;
    const flow = `За ${PERIOD_DAYS} дней поставили ${plural(created.length, 'задачу', 'задачи', 'задач')}, закрыли ${formatNumber(closed.length)}`;
    return findingOf(group, {
      ...common,
      kind: 'overdue_growth',
      title: faster ? 'просрочка растёт быстрее, чем закрываются задачи' : 'просрочки больше, чем месяц назад',
      description: `${flow}. ${overdue}, ${PERIOD_DAYS} дней назад было ${formatNumber(lateBefore.length)} из ${formatNumber(before.length)}. Это больше случайной разницы.`,
      chips: [
        lateChip,
        { name: 'created', items: created, label: plural(created.length, 'новая', 'новые', 'новых') },
        { name: 'closed', items: closed, label: `${formatNumber(closed.length)} закрыто` },
      ],
      before: lateBefore.length,
    });
  }
  if (share.value < MUCH || share.low < SURELY_ABOVE) return null;
  return findingOf(group, {
    ...common,
    kind: 'overdue_level',
    title: share.value > 0.5 ? 'просрочена большая часть задач' : 'просрочена заметная часть задач',
    description: `${overdue} задач. Больше ли это, чем ${PERIOD_DAYS} дней назад, с уверенностью сказать нельзя.`,
    chips: [lateChip],
  });
}
