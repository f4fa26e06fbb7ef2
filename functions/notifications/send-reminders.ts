import { askedAmong } from '#functions/runs/audience.ts';
import { say } from '#functions/automations/said.ts';
import { settingOf } from '#functions/automations/repositories/automations.ts';
import type { DueEntry } from '#data/due.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { COUNTED_AT_ONCE, type Step, type Stepped } from '#functions/runs/repositories/reminders.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { isOnLeave } from '#shared/rules/leave.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { writableFrom } from '#shared/rules/quiet-hours.ts';
import { tellFrom } from '#shared/rules/telling.ts';
import { knowsWhoAnswered, mayRemindAt, nextReminder, REMINDER_PAUSE_MILLISECONDS } from '#shared/rules/reminders.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { notAnswered } from './not-answered.ts';
import { oneAMailbox, openToday } from './reminded-today.ts';
import { contactReminderJobs, reminderJobs } from './reminder-jobs.ts';
import type { Sending } from './sending.ts';

/**
 * Reminds the members who are asked and have not answered of every run that is due, by the clock or because somebody
 * asked; and those whose hours were quiet at that moment when these are over.
 */
export async function sendReminders(sending: Sending): Promise<void> {
  const { due, runs } = sending.repos;
  for await (const entry of due.list('send-reminders', sending.now)) {
    const run = await runs.find(entry.id, { consistent: true });
    // An entry may outlive what it stands for: the run was closed, deleted, or is reminded of at another moment.
    if (!run || (run.remindAt !== entry.dueAt && run.remindNowAt !== entry.dueAt)) await due.drop(entry);
    else await remindOf(run, entry, sending);
  }
  for await (const entry of due.list('remind-later', sending.now)) {
    const run = await runs.find(String(entry.item['runId']), { consistent: true });
    if (!run || !isOpen(run, sending.now) || !knowsWhoAnswered(run)) await due.drop(entry);
    else await remindLater(run, entry, sending);
  }
}

async function remindOf(run: Run, entry: DueEntry, sending: Sending): Promise<void> {
  const { repos, now } = sending;
  const byHand = run.remindNowAt === entry.dueAt;
  const next = afterwards(run, byHand, now);
  const after = String(entry.item['after'] ?? '');
  // What was begun is finished, whatever has changed since: whoever comes later in the list is asked like the others.
  if (after === '' && !(await isWanted(run, byHand, sending))) {
    const nothing = { entry, after, letters: [], now };
    await repos.reminders.finish(nothing, run, { ...next, remindedAt: run.remindedAt }, null);
    return;
  }
  const told = say('reminded', { poll: run.title });
  await stepByStep(run, entry, entry.dueAt, sending, (step) => repos.reminders.finish(step, run, next, told));
}

/** Reminds those for whom the moment of a reminder lay in quiet hours that end now. */
async function remindLater(run: Run, entry: DueEntry, sending: Sending): Promise<void> {
  const { reminders } = sending.repos;
  await stepByStep(run, entry, String(entry.item['since']), sending, (step) => reminders.finishLater(step));
}

/**
 * Goes through the members, and writes to those of them whose turn it is: for whom the first moment after `since` at
 * which they may be written to is that of the entry. Who is to be written to later, and has not answered, is found then.
 * People without an account, who keep the hours of the workspace, are reminded by a job of the last step.
 */
async function stepByStep(
  run: Run,
  entry: DueEntry,
  since: string,
  sending: Sending,
  finish: (step: Step) => Promise<Stepped>,
): Promise<void> {
  const { repos, now } = sending;
  const space = await repos.workspaces.findConsistent(run.workspaceId);
  if (!space) return repos.due.drop(entry);
  const turnOf = ({ telling }: Member) => tellFrom(new Date(since), telling, space.telling).toISOString();
  const { quietHours, timeZone } = space.telling;
  const turnOfContacts =
    run.contacts === null ? null : writableFrom(new Date(since), quietHours, timeZone).toISOString();
  let after = String(entry.item['after'] ?? '');
  for (;;) {
    const place = { limit: COUNTED_AT_ONCE, cursor: after === '' ? null : after, consistent: true };
    const { members, cursor } = await repos.members.list(run.workspaceId, place);
    const today = moscowDay(now);
    const wanting = members.filter(({ letters }) => letters.reminders).filter((member) => !isOnLeave(member, today));
    const asked = isOpen(run, now) ? await askedAmong(wanting, run, repos) : [];
    const turns = Map.groupBy(asked, turnOf);
    const { members: open, counting } = await openToday(turns.get(entry.dueAt) ?? [], sending);
    const silent = oneAMailbox(await notAnswered(run, open, sending));
    const letters = [
      ...(await reminderJobs(silent, run, space, sending)),
      ...(cursor === null && turnOfContacts === entry.dueAt && isOpen(run, now)
        ? contactReminderJobs(run, sending)
        : []),
    ];
    const allTurns = new Set([...turns.keys(), ...(turnOfContacts === null ? [] : [turnOfContacts])]);
    const moments = since === entry.dueAt ? [...allTurns].filter((at) => at !== since) : [];
    const later = moments.map((at) => ({ runId: run.id, since, at }));
    const step = { entry, after, letters, counting, later, now };
    const done = await (cursor === null ? finish(step) : repos.reminders.advance(step, cursor));
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
