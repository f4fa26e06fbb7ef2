import type { DueEntry } from '#data/due.ts';
import { jobItem } from '#data/job-item.ts';
import type { createDataRequests } from './repositories/data-requests.ts';
import type { createMembers } from '#functions/workspaces/repositories/members.ts';
import type { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { REMINDED_ROLES } from '#shared/rules/data-requests.ts';

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
  const members = await repos.members.all(workspaceId);
  const { kind, dueOn } = request;
  const mail = { template: 'data-request-due', values: { workspace: workspace.name, kind, dueOn } } as const;
  const letters = members
    .filter(({ role }) => REMINDED_ROLES.includes(role))
    .map(({ email: to, userId: account, language }) =>
      jobItem({ kind: 'send-mail', to, account, language, mail }, newId(), now),
    );
  await repos.dataRequests.warned(request, letters);
}
