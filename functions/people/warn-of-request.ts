import type { DueEntry } from '#data/due.ts';
import { jobItem } from '#data/job-item.ts';
import type { Key } from '#data/keys.ts';
import type { Item } from '#data/writes.ts';
import type { DataRequest } from './repositories/data-request.ts';
import type { createDataRequests } from './repositories/data-requests.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { createMembers } from '#functions/workspaces/repositories/members.ts';
import type { createWorkspaces, Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { Mail } from '#shared/models/mail.ts';
import { REMINDED_ROLES } from '#shared/rules/data-requests.ts';

/** One transaction holds no more letters; hardly a company has so many who answer. */
const TOLD_MOST = 50;

interface Context {
  readonly repos: {
    readonly dataRequests: ReturnType<typeof createDataRequests>;
    readonly members: ReturnType<typeof createMembers>;
    readonly workspaces: ReturnType<typeof createWorkspaces>;
  };
  readonly now: Date;
  readonly newId: () => string;
}

/** A letter to the owner and HR, once, when three working days are left for an answer. */
export async function warnOfRequest({ dueAt, id, item }: DueEntry, { repos, now, newId }: Context): Promise<void> {
  const workspaceId = String(item['workspaceId']);
  const request = await repos.dataRequests.find(workspaceId, id);
  const workspace = await repos.workspaces.find(workspaceId);
  if (request?.state !== 'open' || request.warnAt !== dueAt || !workspace)
    return repos.dataRequests.dropReminder(dueAt, id);
  const letters = lettersOfRequest(request, workspace, await repos.members.all(workspaceId), { now, newId });
  await repos.dataRequests.warned(request, letters);
}

/** The letters that tell the owner and HR of a request and its last day, but for whoever has sent it. */
export function lettersOfRequest(
  { kind, dueOn, memberId }: Pick<DataRequest, 'kind' | 'dueOn' | 'memberId'>,
  { name: workspace }: Pick<Workspace, 'name'>,
  members: readonly Member[],
  context: Pick<Context, 'now' | 'newId'>,
): (Item & Key)[] {
  const mail = { template: 'data-request-due', values: { workspace, kind, dueOn } } as const;
  return lettersToAnswerers(mail, memberId, members, context);
}

/** A letter to each of those who answer requests, but for whoever has sent this one. */
export function lettersToAnswerers(
  mail: Mail,
  memberId: string | null,
  members: readonly Member[],
  { now, newId }: Pick<Context, 'now' | 'newId'>,
): (Item & Key)[] {
  return members
    .filter(({ role, userId }) => REMINDED_ROLES.includes(role) && userId !== memberId)
    .slice(0, TOLD_MOST)
    .map(({ email: to, userId: account, language }) =>
      jobItem({ kind: 'send-mail', to, account, language, mail }, newId(), now),
    );
}
