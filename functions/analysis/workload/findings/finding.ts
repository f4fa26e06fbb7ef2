import type { Confidence, Evidence, Severity, WorkloadInsight } from '#shared/models/analysis.ts';
import type { Words } from '#shared/text/said.ts';
import type { Day } from '#shared/rules/working-days.ts';
import type { Kept, KeptMetric } from '../../kept.ts';
import { say } from '../say.ts';
import type { Group, Item } from '../work.ts';

/** What there is to be found: one file each. */
export type FindingKind =
  | 'overdue_growth'
  | 'overdue_level'
  | 'inflow'
  | 'waiting'
  | 'peak'
  | 'concentration'
  | 'above_habit'
  | 'stale'
  | 'no_responsible'
  | 'no_deadline'
  | 'no_estimate'
  | 'less_overdue';

/** What was found, with the tasks it rests on. */
export interface Finding {
  readonly kind: FindingKind;
  readonly team: string | null;
  /** Its title without the team, in small letters. */
  readonly what: Words;
  readonly insight: Kept<WorkloadInsight>;
  /** So many tasks or people it is about, of so many. */
  readonly count: number;
  readonly of: number;
  /** The tasks behind each chip, by its id. */
  readonly tasks: ReadonlyMap<string, readonly Item[]>;
  /** How many there were before. */
  readonly before?: number;
  /** The first day of a peak. */
  readonly by?: Day;
}

interface Draft {
  readonly kind: FindingKind;
  readonly type: WorkloadInsight['type'];
  readonly severity: Severity;
  readonly confidence: Confidence;
  /** The title, in small letters. */
  readonly what: Words;
  readonly description: Words;
  readonly count: number;
  readonly of: number;
  /** Chips by their names: the tasks, and what stands on the chip where that is not their number. */
  readonly chips: readonly { readonly name: string; readonly items: readonly Item[]; readonly label?: Words }[];
  /** Where it is not the number of those responsible for the tasks of the first chip. */
  readonly people?: number;
  readonly metric: KeptMetric | null;
  readonly before?: number;
  readonly by?: Day;
}

/** A finding about a group; ids stay the same from one analysis to the next. */
export function findingOf(group: Pick<Group, 'team'>, draft: Draft): Finding {
  const { kind, count, of, chips, before, by, people, ...said } = draft;
  const { team } = group;
  const idOf = (name: string) => (team === null ? name : `${name}:${team}`);
  return {
    kind,
    team,
    what: said.what,
    insight: {
      id: idOf(kind),
      type: said.type,
      severity: said.severity,
      confidence: said.confidence,
      title: say('about', { team, what: said.what }),
      description: said.description,
      affected_employees: people ?? peopleOf(chips[0]?.items ?? []),
      evidence: chips.map(({ name, items, label }) => chip(idOf(name), items.length, label)),
      metric: said.metric,
    },
    count,
    of,
    tasks: new Map(chips.map(({ name, items }) => [idOf(name), items])),
    ...(before === undefined ? {} : { before }),
    ...(by === undefined ? {} : { by }),
  };
}

/** What opens the tasks behind something; told by their number where nothing else is said of them. */
export function chip(id: string, count: number, label: Words = say('tasks', { count })): Kept<Evidence> {
  return { id, label, count };
}

/** How many different people are responsible for them. */
export function peopleOf(items: readonly Item[]): number {
  return new Set(items.flatMap(({ task }) => task.personId ?? [])).size;
}
