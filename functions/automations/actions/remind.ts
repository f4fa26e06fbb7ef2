import { settingOf } from '../repositories/automations.ts';
import { changeRunWrites } from '#functions/runs/repositories/runs.ts';
import { failsAs } from '#data/writes.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { knowsWhoAnswered, REMINDER_PAUSE_MILLISECONDS } from '#shared/rules/reminders.ts';
import { moscowDay, moscowMoment, nextWorkingDay } from '#shared/rules/working-days.ts';
import { say } from '../said.ts';
import type { RuleExecution, Effect } from './rule-execution.ts';

/** An hour after the reminders by the clock, which take precedence: nobody is written to at three in the morning. */
const TIME = '11:00';

/**
 * A reminder of the run, by the rules of reminders: on a working day, once a day at most, to those who have not
 * answered, where that is known. Who they are, and whether there are any, is told to nobody, the log included.
 */
export async function remind({ repos, cause, workspace, today, now }: RuleExecution): Promise<Effect> {
  const run = cause.run && (await repos.runs.findConsistent(cause.run.id));
  if (!run || !isOpen(run, now)) return { skipped: say('notRemindedClosed') };
  if (!knowsWhoAnswered(run)) return { skipped: say('notRemindedUnknown') };
  const at = moscowMoment(nextWorkingDay(today), TIME);
  if (run.deadline !== null && Date.parse(run.deadline) <= at.getTime()) return { skipped: say('notRemindedLate') };
  const planned = [run.remindNowAt, (await isByClock(workspace.id, repos)) ? run.remindAt : null];
  const near = (moment: string | null): boolean =>
    moment !== null && Math.abs(Date.parse(moment) - at.getTime()) < REMINDER_PAUSE_MILLISECONDS;
  if (planned.some(near) || near(run.remindedAt)) return { skipped: say('notRemindedAnyway') };
  const moment = at.toISOString();
  const changed = { ...run, remindNowAt: moment, remindedAt: moment, version: run.version + 1 };
  return {
    what: say('willRemind', { poll: run.title, day: moscowDay(at) }),
    cost: null,
    writes: changeRunWrites(run, changed, now).map((write) => failsAs('stale', write)),
  };
}

async function isByClock(workspaceId: string, repos: RuleExecution['repos']): Promise<boolean> {
  return settingOf(await repos.automations.find(workspaceId), 'reminders').enabled;
}
