import { shareOf } from '#shared/rules/statistics/share.ts';
import { moreThanChance } from '../../more-than-chance.ts';
import { say } from '../say.ts';
import { having, traitMetric } from '../traits.ts';
import { createdSince, PERIOD_DAYS, wasOpenAt, type Group, type Work } from '../work.ts';
import { daysToClear, overdueScore } from '../score/overdue.ts';
import { levelOf, type Level } from '#shared/rules/workload-level.ts';
import type { Severity } from '#shared/models/analysis.ts';
import { findingOf, type Finding } from './finding.ts';

/** Fewer late tasks than these are no finding. */
const FEWEST = 5;
/** More than so large a share of the open tasks is most of them. */
const MOST = 0.5;
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
 * groups, else where it is large. A team says where to begin: the company is told only where no team is late as gravely.
 */
export function overdueFindings(work: Work): Finding[] {
  const teams = work.teams.flatMap((team) => overdueOf(team, work) ?? []);
  const company = overdueOf(work.company, work);
  const isTold = teams.some(({ insight }) => gravity(insight) >= (company ? gravity(company.insight) : 0));
  return company && !isTold ? [company, ...teams] : teams;
}

function overdueOf(group: Group, work: Work): Finding | null {
  const { now, since, teams } = work;
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
    severity: severityOf(share.value, levelOf(overdueScore(group, work).value)),
    confidence: undated > ON_A_PART ? 'middle' : 'high',
    count: late.length,
    of: group.open.length,
    metric: traitMetric('overdue', group, now),
  } as const;
  const told = {
    days: PERIOD_DAYS,
    late: late.length,
    open: group.open.length,
    daysToClear: daysToClear(group, work),
  };
  const lateChip = { name: 'overdue', items: late };

  if (was && share.value > was.value && moreThanChance(was, share, teams.length + 1)) {
    const created = createdSince(group.items, since);
    const closed = group.items.filter((item) => item.closed !== null && item.closed > since);
    const faster = created.length > closed.length;
    return findingOf(group, {
      ...common,
      kind: 'overdue_growth',
      what: say(faster ? 'overdueFaster' : 'overdueMore'),
      description: say('overdueGrowth', {
        ...told,
        set: created.length,
        closed: closed.length,
        lateBefore: lateBefore.length,
        before: before.length,
      }),
      chips: [
        lateChip,
        { name: 'created', items: created, label: say('newTasks', { count: created.length }) },
        { name: 'closed', items: closed, label: say('closedTasks', { count: closed.length }) },
      ],
      before: lateBefore.length,
    });
  }
  if (share.value < MUCH || share.low < SURELY_ABOVE) return null;
  return findingOf(group, {
    ...common,
    kind: 'overdue_level',
    what: say(share.value > MOST ? 'overdueMost' : 'overduePart'),
    description: say('overdueLevel', told),
    chips: [lateChip],
  });
}

/** As that part of the score: most of the tasks late are critical where clearing them takes long. */
function severityOf(share: number, level: Level): Severity {
  return level === 'high' && share > MOST ? 'critical' : level;
}

function gravity({ severity }: Finding['insight']): number {
  return ['low', 'medium', 'high', 'critical'].indexOf(severity);
}
