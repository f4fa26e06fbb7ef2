import { conflict, notFound } from '#core/http/errors.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { Member } from './repositories/member.ts';
import type { Repositories } from '#data/repositories.ts';

interface Context {
  readonly repos: Pick<Repositories, 'members' | 'plans' | 'workspaces'>;
  readonly workspaceId: string;
  readonly now: Date;
}

/**
 * Changes the same in several members, all or nothing, and gives them as they were. Who is not here any more is passed
 * over; 404 when nobody is left.
 */
export async function changeTogether(
  context: Context,
  userIds: readonly string[],
  change: (members: readonly Member[]) => Promise<boolean>,
): Promise<readonly Member[]> {
  const { members } = await context.repos.members.known(context.workspaceId, [...new Set(userIds)]);
  if (members.length === 0) notFound('member');
  await requireWritable(context);
  const changed = await change(members);
  if (!changed) conflict(workspacesErrors.someMembersLeft);
  return members;
}
