import type { OperationContext } from '#core/http/operation.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';

interface InWorkspace {
  readonly repos: OperationContext<'members'>['repos'];
  readonly workspaceId: string;
  /** Who asks: is known already. */
  readonly member: Member;
}

/** A member's name as colleagues and partners read it. */
export function fullName({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** The names of those of these people who are members, by their ids. */
export async function namesOf(
  { repos, workspaceId, member }: InWorkspace,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = new Set(ids.filter((id) => id !== null));
  const known = wanted.delete(member.userId) ? [member] : [];
  const others = wanted.size > 0 ? await repos.members.named(workspaceId, [...wanted]) : [];
  return new Map([...known, ...others].map((one) => [one.userId, fullName(one)]));
}
