import { unsubscribeToken } from './unsubscribe-token.ts';
import { say } from '#functions/automations/said.ts';
import { settingOf } from '#functions/automations/repositories/automations.ts';
import type { DueEntry } from '#data/due.ts';
import type { Posting } from '#data/job-item.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { LETTERS_AT_ONCE } from '#functions/runs/repositories/reminders.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import { inLanguage } from '#shared/text/current.ts';
import { seesOwnTeamsOnly } from '#shared/rules/own-people.ts';
import { rolesOf } from '#shared/rules/permissions.ts';
import { weekOf, type Week } from './digest/week.ts';
import type { Sending } from './sending.ts';

/** A digest of last week is worth nothing in the middle of this one. */
const WORTH_SENDING_MILLISECONDS = 24 * 3_600_000;

/** Writes to whoever leads a workspace what its week was like, for every workspace that is due; nothing after a quiet one. */
export async function sendDigests(sending: Sending): Promise<void> {
  const { due, automations } = sending.repos;
  for await (const entry of due.list('send-digests', sending.now)) {
    const found = await automations.find(entry.id);
    // An entry may outlive what it stands for: the workspace was deleted.
    if (found?.digestAt !== entry.dueAt) await due.drop(entry);
    else await sendDigest(entry, settingOf(found, 'weekly_digest').enabled, sending);
  }
}

async function sendDigest(entry: DueEntry, enabled: boolean, sending: Sending): Promise<void> {
  const { repos, now, newId } = sending;
  const { id: workspaceId, dueAt } = entry;
  const workspace = await repos.workspaces.findConsistent(workspaceId);
  const late = now.getTime() - Date.parse(dueAt) > WORTH_SENDING_MILLISECONDS;
  let after = String(entry.item['after'] ?? '');
  const line = { at: dueAt, about: 'week' };
  if (!workspace || !enabled || late) {
    const skipped = { ...line, outcome: 'skipped', text: say('digestLate') } as const;
    await repos.digests.finish({ entry, after, letters: [], now }, workspaceId, enabled && late ? skipped : null);
    return;
  }
  const week = await weekOf(workspace, new Date(dueAt), sending);
  if (week.parts.length + week.ofOwner.length === 0) {
    const quiet = { ...line, outcome: 'skipped', text: say('digestQuiet') } as const;
    await repos.digests.finish({ entry, after, letters: [], now }, workspaceId, quiet);
    return;
  }
  for (;;) {
    const place = { limit: LETTERS_AT_ONCE, cursor: after === '' ? null : after, consistent: true };
    const { members, cursor } = await repos.members.list(workspaceId, place);
    const told = members.filter(wantsDigest).map((member) => ({ member, week: weekFor(member, workspace, week) }));
    const letters = await Promise.all(
      told
        .filter(({ week: own }) => own.parts.length > 0)
        .map(async ({ member, week: own }) => ({
          job: await digestTo(member, workspace, own, sending),
          jobId: newId(),
        })),
    );
    const step = { entry, after, letters, now };
    if (cursor === null) {
      const sent = { ...line, outcome: 'done', text: say('digestSent') } as const;
      await repos.digests.finish(step, workspaceId, sent);
      return;
    }
    if ((await repos.reminders.advance(step, cursor)) !== 'done') return;
    after = cursor;
  }
}

/** Whoever may read results is told of them, unless they want no digest or their data are blocked. */
function wantsDigest({ role, letters, blocked }: Member): boolean {
  return letters.digest && blocked === null && rolesOf('results.read').includes(role);
}

/** What a member is told of the week: a manager who sees their own teams alone, nothing of answers and load. */
function weekFor({ role }: Member, { managersSee }: Workspace, week: Week): Pick<Week, 'parts' | 'workload'> {
  if (rolesOf('access_log.read').includes(role)) return { ...week, parts: [...week.parts, ...week.ofOwner] };
  return seesOwnTeamsOnly(role, managersSee) ? { parts: week.ofTasks, workload: false } : week;
}

async function digestTo(
  { userId, email, language }: Member,
  { id: workspaceId, name }: Workspace,
  { parts, workload }: Pick<Week, 'parts' | 'workload'>,
  { keyring, now }: Pick<Sending, 'keyring' | 'now'>,
): Promise<Posting['job']> {
  const unsubscribe = await unsubscribeToken({ workspaceId, userId, kind: 'digest' }, keyring);
  const expiresAt = new Date(now.getTime() + WORTH_SENDING_MILLISECONDS).toISOString();
  const values = {
    workspace: name,
    parts: inLanguage(language, () =>
      parts.map(({ caption, lines }) => ({ caption: caption(), lines: lines.map((line) => line()) })),
    ),
    workload,
    unsubscribe,
    expiresAt,
  };
  return { kind: 'send-mail', to: email, account: userId, language, mail: { template: 'weekly-digest', values } };
}
