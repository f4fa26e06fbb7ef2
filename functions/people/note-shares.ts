import { invalid } from '#core/http/errors.ts';
import type { InputIssue } from '#shared/errors.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { peopleErrors } from '#text/people/errors.ts';

interface ShareContext {
  readonly repos: Pick<Repositories, 'members'>;
  readonly workspaceId: string;
  readonly member: Member;
}

/** The members a note is to be shared with; 422 for one who is none, and for the author, who sees it anyway. */
export async function findShares(
  { repos, workspaceId, member }: ShareContext,
  userIds: readonly string[],
): Promise<readonly Member[]> {
  const { members } = await repos.members.known(workspaceId, userIds);
  const known = new Set(members.map(({ userId }) => userId));
  const issues = userIds.flatMap((userId, index): InputIssue[] => {
    const path = `shared_with.${index}`;
    if (userId === member.userId) return [{ path, message: peopleErrors.ownNote }];
    return known.has(userId) ? [] : [{ path, message: peopleErrors.notHere }];
  });
  if (issues.length > 0) invalid(issues);
  return members;
}
