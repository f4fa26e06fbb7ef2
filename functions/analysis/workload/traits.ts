import type { workloadSaid } from '#text/analysis/workload-said.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { KeptMetric } from '../kept.ts';
import { estimatedHours } from './score/capacity.ts';
import { say } from './say.ts';
import type { Group, Item, Work } from './work.ts';

/** A task that was set and begun so long ago, and whose deadline does not lie ahead, is stale. */
export const STALE_DAYS = 30;

/** What an open task may have about it, as metrics and chips count it. */
const TRAITS = ['overdue', 'waiting', 'no_deadline', 'no_estimate', 'stale'] as const;
export type Trait = (typeof TRAITS)[number];
/** What is measured: that, and what is measured of people. */
type Measured = Parameters<(typeof workloadSaid)['measured']>[0]['trait'];

const HAS: Readonly<Record<Trait, (item: Item, now: number) => boolean>> = {
  overdue: ({ task }) => task.overdue,
  waiting: ({ task }) => task.waiting,
  no_deadline: ({ deadline }) => deadline === null,
  no_estimate: (item) => estimatedHours(item) === null,
  stale: isStale,
};

/** Those open tasks of a group that have it. */
export function having(trait: Trait, { open }: Pick<Group, 'open'>, now: number): Item[] {
  return open.filter((item) => HAS[trait](item, now));
}

/** How many of the open tasks of a group have it, to be measured again. */
export function traitMetric(trait: Trait, group: Group, now: number): KeptMetric {
  return metric(trait, group, having(trait, group, now).length, group.open.length);
}

/** The same key in every analysis: of a team it ends in its name. */
export function metric(trait: Measured, { team }: Pick<Group, 'team'>, count: number, of: number): KeptMetric {
  return { key: team === null ? trait : `${trait}:${team}`, label: say('measured', { trait, team }), count, of };
}

/** What can be measured of a workspace, whether or not anything is found in it. */
export function traitMetrics({ company, teams, unassigned, now }: Work): KeptMetric[] {
  const groups = [company, ...teams];
  return [
    ...groups.flatMap((group) => TRAITS.map((trait) => traitMetric(trait, group, now))),
    metric('no_responsible', company, unassigned.length, company.open.length),
  ];
}

function isStale({ created, started, deadline }: Item, now: number): boolean {
  const touched = Math.max(created ?? -Infinity, started ?? -Infinity);
  const ahead = deadline !== null && deadline >= now;
  return touched !== -Infinity && touched < now - STALE_DAYS * DAY_MS && !ahead;
}
