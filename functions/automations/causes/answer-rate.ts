import { peopleAsked } from '#functions/runs/audience.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { RunCounts } from '#functions/runs/repositories/results.ts';
import type { RuleCondition } from '#shared/models/automation-rule.ts';
import { DRY_RUN_DAYS } from '#shared/rules/automation-rules/limits.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { addDays, daysBetween, moscowDay, moscowMoment, type Day } from '#shared/rules/working-days.ts';
import { dryRunText } from '#text/automations/dry-run.ts';
import { say } from '../said.ts';
import { causeOf, type Cause, type CauseSearch, type Past } from './cause.ts';

type Condition = Extract<RuleCondition, { kind: 'answer_rate' }>;

/** How many have answered, as it may be told at the moment, and how many are asked. */
interface Turnout {
  readonly answered: number;
  readonly asked: number;
  readonly atLeast: boolean;
}

/** Open runs that end within so many days and have fewer answers than wanted. */
export async function quietNow(condition: Condition, search: CauseSearch): Promise<Cause[]> {
  const { repos, workspaceId, today, now } = search;
  const open: Run[] = [];
  for await (const pollId of repos.contents.pollIds(workspaceId)) {
    for (const { runId, published, deadline } of await repos.runs.places(pollId)) {
      if (!published || deadline === null || daysLeft(deadline, today) > condition.days_before) continue;
      const run = await repos.runs.find(runId);
      if (run && isOpen(run, now)) open.push(run);
    }
  }
  const turnouts = await turnoutsOf(open, search);
  return open.flatMap((run, index) => causesOf(condition, run, turnouts[index]!, today));
}

/**
 * Closed runs that were quiet to their end: they were quiet so many days before, too. How many had answered by then is
 * not kept of any run, so of the others nothing can be said.
 */
export async function quietBefore(condition: Condition, search: CauseSearch): Promise<Past> {
  const { repos, workspaceId, today } = search;
  const from = moscowMoment(addDays(today, -DRY_RUN_DAYS), '00:00').toISOString();
  const closed: (Run & { readonly deadline: string })[] = [];
  for await (const pollId of repos.contents.pollIds(workspaceId)) {
    for await (const run of repos.runs.livelySince(pollId, from)) {
      if (!run.published && run.deadline !== null) closed.push({ ...run, deadline: run.deadline });
    }
  }
  const turnouts = await turnoutsOf(closed, search);
  const causes: Cause[] = [];
  let unsure = 0;
  for (const [index, run] of closed.entries()) {
    const acted = addDays(moscowDay(new Date(run.deadline)), -condition.days_before);
    // A run that was opened later is looked at in its first night.
    const opened = addDays(moscowDay(new Date(run.openedAt ?? run.createdAt)), 1);
    const day = acted < opened ? opened : acted;
    const quiet = causesOf(condition, run, turnouts[index]!, day);
    if (quiet.length === 0 && turnouts[index] !== null) unsure++;
    causes.push(...quiet);
  }
  return { causes, unknown: unsure === 0 ? [] : [dryRunText.unknown.answeredByThen(unsure)] };
}

function daysLeft(deadline: string, today: Day): number {
  return daysBetween(today, moscowDay(new Date(deadline)));
}

function causesOf({ below }: Condition, run: Run, turnout: Turnout | null, day: Day): Cause[] {
  if (turnout === null || turnout.answered * 100 >= below * turnout.asked) return [];
  const { answered, asked, atLeast } = turnout;
  const why = say('quietRun', { poll: run.title, answered, asked, atLeast, limit: below });
  return [causeOf({ key: `answer_rate/${run.id}`, day, why, run })];
}

/** Null where nobody knows how many are asked, or fewer than five are. */
async function turnoutsOf(runs: readonly Run[], { repos, workspaceId }: CauseSearch): Promise<(Turnout | null)[]> {
  if (runs.length === 0) return [];
  const [figures, workspace] = await Promise.all([repos.results.figures(runs), repos.workspaces.find(workspaceId)]);
  return runs.map((run, index) => turnoutOf(run, figures[index]!, workspace?.memberCount ?? 0));
}

function turnoutOf(run: Run, { answered }: RunCounts, memberCount: number): Turnout | null {
  const asked = peopleAsked(run, memberCount, answered);
  if (asked === null || asked < SMALLEST_GROUP) return null;
  // Where a number of people was given, those with the link are among them; else nobody came by link.
  return { answered: answered.total, asked, atLeast: answered.atLeast };
}
