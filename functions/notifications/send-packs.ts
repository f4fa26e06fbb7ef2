import type { DueEntry } from '#data/due.ts';
import { jobItem } from '#data/job-item.ts';
import { insert, type Write } from '#data/writes.ts';
import { nextPackMoment } from '#shared/rules/packs.ts';
import { seesOwnTeamsOnly } from '#shared/rules/own-people.ts';
import { rolesOf } from '#shared/rules/permissions.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { StoredPackPlan } from '#functions/overview/repositories/packs.ts';
import type { Sending } from './sending.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** A letter that could not go out is worth nothing after so long. */
const WORTH_SENDING_MILLISECONDS = 3 * 24 * 3_600_000;

/**
 * Sends links to reports to whom workspaces have named. Whoever has left gets none, nor does whoever may read results no
 * more; the letters and the note of the next ones are one transaction, so nobody gets one twice.
 */
export async function sendPacks(sending: Sending): Promise<void> {
  const { due, packs, workspaces } = sending.repos;
  for await (const entry of due.list('send-packs', sending.now)) {
    const plan = await packs.planOf(entry.id);
    const workspace = await workspaces.findConsistent(entry.id);
    // An entry may outlive what it stands for: the workspace was deleted.
    if (!workspace || plan?.dueAt !== entry.dueAt) await due.drop(entry);
    else await sendPack(entry, plan, workspace, sending);
  }
}

async function sendPack(entry: DueEntry, plan: StoredPackPlan, workspace: Workspace, sending: Sending): Promise<void> {
  const { repos, now } = sending;
  const late = now.getTime() - Date.parse(entry.dueAt) > WORTH_SENDING_MILLISECONDS;
  const { members } = await repos.members.known(workspace.id, late ? [] : [...plan.readers]);
  const readers = members.filter(
    ({ role, blocked }) =>
      blocked === null &&
      rolesOf('results.read').includes(role) &&
      (plan.audience === 'team' || !seesOwnTeamsOnly(role, workspace.managersSee)),
  );
  const letters = await Promise.all(readers.map((reader) => letterTo(reader, plan, workspace, sending)));
  await repos.packs.send(workspace.id, plan, nextPackMoment(plan.every, now).toISOString(), letters);
}

async function letterTo(
  { userId, email: to, language }: Member,
  { audience, period, format, team }: StoredPackPlan,
  { id: workspaceId, name }: Workspace,
  { keyring, now, newId }: Sending,
): Promise<Write> {
  const unsubscribe = await unsubscribeToken({ workspaceId, userId, kind: 'packs' }, keyring);
  const expiresAt = new Date(now.getTime() + WORTH_SENDING_MILLISECONDS).toISOString();
  const query = new URLSearchParams({ audience, period, format, ...(team === null ? {} : { team }) }).toString();
  const values = { workspace: name, query, unsubscribe, expiresAt };
  const mail = { template: 'pack-due', values } as const;
  return insert(jobItem({ kind: 'send-mail', to, account: userId, language, mail }, newId(), now));
}
