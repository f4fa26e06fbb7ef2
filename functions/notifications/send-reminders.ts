import { askedAmong } from '#functions/runs/audience.ts';
import { say } from '#functions/automations/said.ts';
import { settingOf } from '#functions/automations/repositories/automations.ts';
import type { DueEntry } from '#data/due.ts';
import type { Run } from '#functions/runs/repositories/runs.ts';
import { COUNTED_AT_ONCE } from '#functions/runs/repositories/reminders.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { knowsWhoAnswered, mayRemindAt, nextReminder, REMINDER_PAUSE_MILLISECONDS } from '#shared/rules/reminders.ts';
import { notAnswered } from './not-answered.ts';
import { oneAMailbox, openToday } from './reminded-today.ts';
import { reminderJobs } from './reminder-jobs.ts';
import type { Sending } from './sending.ts';

/** Reminds the members who are asked and have not answered of every run that is due, by the clock or because somebody asked. */
export async function sendReminders(sending: Sending): Promise<void> {
  const { due, runs } = sending.repos;
  for await (const entry of due.list('send-reminders', sending.now)) {
    const run = await runs.find(entry.id, { consistent: true });
    // An entry may outlive what it stands for: the run was closed, deleted, or is reminded of at another moment.
    if (!run || (run.remindAt !== entry.dueAt && run.remindNowAt !== entry.dueAt)) await due.drop(entry);
    else await remindOf(run, entry, sending);
  }
}

async function remindOf(run: Run, entry: DueEntry, sending: Sending): Promise<void> {
  const { repos, now } = sending;
  const byHand = run.remindNowAt === entry.dueAt;
  const next = afterwards(run, byHand, now);
  let after = String(entry.item['after'] ?? '');
  // What was begun is finished, whatever has changed since: whoever comes later in the list is asked like the others.
  if (after === '' && !(await isWanted(run, byHand, sending))) {
    await repos.reminders.finish(
      { entry, after, letters: [], now },
      run,
      { ...next, remindedAt: run.remindedAt },
      null,
    );
    return;
  }
  const space = await repos.workspaces.findConsistent(run.workspaceId);
  if (!space) return repos.due.drop(entry);
  for (;;) {
    const place = { limit: COUNTED_AT_ONCE, cursor: after === '' ? null : after, consistent: true };
    const { members, cursor } = await repos.members.list(run.workspaceId, place);
    const wanting = members.filter(({ letters }) => letters.reminders);
    const asked = isOpen(run, now) ? await askedAmong(wanting, run, repos) : [];
    const { members: open, counting } = await openToday(asked, sending);
    const silent = oneAMailbox(await notAnswered(run, open, sending));
    const letters = await reminderJobs(silent, run, space, sending);
    const step = { entry, after, letters, counting, now };
    const told = say('reminded', { poll: run.title });
    const done = await (cursor === null
      ? repos.reminders.finish(step, run, next, told)
      : repos.reminders.advance(step, cursor));
    // Another run has just reminded somebody of these: the step is prepared anew, without them.
    if (done === 'full') continue;
    if (done === 'taken' || cursor === null) return;
    after = cursor;
  }
}

/** Whether anything is to go out at all. */
async function isWanted(run: Run, byHand: boolean, { repos, now }: Sending): Promise<boolean> {
  if (!isOpen(run, now) || !knowsWhoAnswered(run)) return false;
  if (byHand) return true;
  const lately = Date.parse(run.remindedAt ?? '') + REMINDER_PAUSE_MILLISECONDS > now.getTime();
  if (lately || !mayRemindAt(run, now)) return false;
  return settingOf(await repos.automations.find(run.workspaceId), 'reminders').enabled;
}

/** The run once it was reminded of. */
function afterwards(run: Run, byHand: boolean, now: Date): Run {
  if (byHand) return { ...run, remindNowAt: null };
  return { ...run, remindAt: nextReminder(run, now)?.toISOString() ?? null, remindedAt: now.toISOString() };
}
