import type { TeamSignal } from '#shared/models/overview.ts';
import { TASK_TITLE_MAX_LENGTH } from '#shared/models/task.ts';
import { TASK_SOURCE_MAX_LENGTH } from '#shared/rules/tasks.ts';
import { numbered } from '#web/lib/new-task.ts';
import type { Call } from '#shared/contract/route.ts';
import type { tasks } from '#shared/contract/tasks.ts';
import type { Member } from '#shared/models/workspace.ts';
import {
  addDays,
  addWorkingDays,
  moscowDay,
  moscowMoment,
  nextWorkingDay,
  type Day,
} from '#shared/rules/working-days.ts';
import { leaderOf } from './team-leader.ts';
import { teamName } from './team-name.ts';

const KINDS = { load: 'recommendation', poll: 'poll_finding', survey: 'survey_finding' } as const;
const PRIORITIES = { attention: 'HIGH', soon: 'MEDIUM' } as const;
/** The hour a working day ends at, in Moscow. */
const END_OF_DAY = '18:00';
/** A task that was made may show what it brought for so long after its deadline before the same is asked again. */
const EFFECT_DAYS = 14;

/** Who is to do what a decision says, and by when. */
export interface Plan {
  /** Null for whoever reads. */
  readonly leader: Member | null;
  readonly day: Day;
}

/** Whoever leads the team, where that is one person, by the day its steps can be done by. */
export function planOf(
  { team, working_days: days }: TeamSignal,
  members: readonly Member[],
  { readerId, now }: { readonly readerId: string; readonly now: Date },
): Plan {
  const leader = leaderOf(team, members);
  return { leader: leader?.user.id === readerId ? null : leader, day: addWorkingDays(moscowDay(now), days) };
}

/**
 * The task that a decision becomes. Every member reads a task: its title and steps tell no figure, what was found stands
 * in its source, which only those read who may read results.
 */
export function taskOf(
  signal: TeamSignal,
  { leader, day }: Plan,
  where: { readonly workspaceId: string; readonly userId: string },
): Call<typeof tasks.createTask>['body'] {
  const { team, claim, why, steps, source, subject_id: id, tone, metric } = signal;
  const [first = claim] = steps;
  return {
    workspace_id: where.workspaceId,
    title: `${teamName(team)}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`.slice(0, TASK_TITLE_MAX_LENGTH),
    description: numbered(steps),
    priority: PRIORITIES[tone],
    responsible_id: leader?.user.id ?? where.userId,
    deadline: moscowMoment(day, END_OF_DAY).toISOString(),
    source: {
      kind: KINDS[source],
      id,
      subject_id: id,
      text: `${teamName(team)}: ${claim}. ${why}`.slice(0, TASK_SOURCE_MAX_LENGTH),
      ...(metric && { metric }),
    },
  };
}

/** Until when a decision that became a task is not asked again. */
export function holdsUntil({ day }: Plan): Day {
  return addDays(day, EFFECT_DAYS);
}

/** The days a decision may be put off to: the next working day, in a week, in a month. */
export function postponeDays(now: Date): readonly Day[] {
  const today = moscowDay(now);
  const days = [addWorkingDays(today, 1), ...[7, 30].map((later) => nextWorkingDay(addDays(today, later)))];
  return [...new Set(days)];
}
