import { quoted } from '#shared/rules/quoted.ts';
import { askedAmong } from '#core/rules/audience.ts';
import { settingOf } from '#data/automations.ts';
import type { DueEntry } from '#data/due.ts';
import type { Frame } from '#data/frames.ts';
import { COUNTED_AT_ONCE } from '#data/reminders.ts';
import { isOpen } from '#shared/rules/frame-state.ts';
import { knowsWhoAnswered, mayRemindAt, nextReminder, REMINDER_PAUSE_MILLISECONDS } from '#shared/rules/reminders.ts';
import { notAnswered } from './not-answered.ts';
import { oneAMailbox, openToday } from './reminded-today.ts';
import { reminderJobs } from './reminder-jobs.ts';
import type { Sending } from './repositories.ts';

/** Reminds the members who are asked and have not answered of every run that is due, by the clock or because somebody asked. */
export async function sendReminders(sending: Sending): Promise<void> {
  const { due, frames } = sending.repos;
  for await (const entry of due.list('send-reminders', sending.now)) {
    const frame = await frames.find(entry.id, { consistent: true });
    // An entry may outlive what it stands for: the run was closed, deleted, or is reminded of at another moment.
    if (!frame || (frame.remindAt !== entry.dueAt && frame.remindNowAt !== entry.dueAt)) await due.drop(entry);
    else await remindOf(frame, entry, sending);
  }
}

async function remindOf(frame: Frame, entry: DueEntry, sending: Sending): Promise<void> {
  const { repos, now } = sending;
  const byHand = frame.remindNowAt === entry.dueAt;
  const next = afterwards(frame, byHand, now);
  let after = String(entry.item['after'] ?? '');
  // What was begun is finished, whatever has changed since: whoever comes later in the list is asked like the others.
  if (after === '' && !(await isWanted(frame, byHand, sending))) {
    await repos.reminders.finish(
      { entry, after, letters: [], now },
      frame,
      { ...next, remindedAt: frame.remindedAt },
      null,
    );
    return;
  }
  for (;;) {
    const place = { limit: COUNTED_AT_ONCE, cursor: after === '' ? null : after, consistent: true };
    const { members, cursor } = await repos.members.list(frame.workspaceId, place);
    const wanting = members.filter(({ letters }) => letters.reminders);
    const asked = isOpen(frame, now) ? await askedAmong(wanting, frame, repos) : [];
    const { members: open, counting } = await openToday(asked, sending);
    const silent = oneAMailbox(await notAnswered(frame, open, sending));
    const letters = await reminderJobs(silent, frame, sending);
    const step = { entry, after, letters, counting, now };
    const told = `Напомнили об опросе ${quoted(frame.title)} тем, кто ещё не ответил`;
    const done = await (cursor === null
      ? repos.reminders.finish(step, frame, next, told)
      : repos.reminders.advance(step, cursor));
    // Another run has just reminded somebody of these: the step is prepared anew, without them.
    if (done === 'full') continue;
    if (done === 'taken' || cursor === null) return;
    after = cursor;
  }
}

/** Whether anything is to go out at all. */
async function isWanted(frame: Frame, byHand: boolean, { repos, now }: Sending): Promise<boolean> {
  if (!isOpen(frame, now) || !knowsWhoAnswered(frame)) return false;
  if (byHand) return true;
  const lately = Date.parse(frame.remindedAt ?? '') + REMINDER_PAUSE_MILLISECONDS > now.getTime();
  if (lately || !mayRemindAt(frame, now)) return false;
  return settingOf(await repos.automations.find(frame.workspaceId), 'reminders').enabled;
}

/** The run once it was reminded of. */
function afterwards(frame: Frame, byHand: boolean, now: Date): Frame {
  if (byHand) return { ...frame, remindNowAt: null };
  return { ...frame, remindAt: nextReminder(frame, now)?.toISOString() ?? null, remindedAt: now.toISOString() };
}
