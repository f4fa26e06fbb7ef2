import type { OperationContext } from '#core/http/operation.ts';
import type { Member } from './repositories/member.ts';

/** Where people are looked for. */
export interface InWorkspace {
  readonly repos: OperationContext<'members'>['repos'];
  readonly workspaceId: string;
  /** Who asks, if it is a member: is known already. */
  readonly member?: Member;
}

/** A member's name as colleagues and partners read it. */
export function fullName({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** Those of these people who are members, by their ids. */
export async function membersNamed(
  { repos, workspaceId, member }: InWorkspace,
  ids: readonly (string | null)[],
): Promise<Map<string, Member>> {
  const wanted = new Set(ids.filter((id) => id !== null));
  const known = new Map(member && wanted.delete(member.userId) ? [[member.userId, member]] : []);
  for (const found of wanted.size > 0 ? await repos.members.named(workspaceId, [...wanted]) : []) {
    known.set(found.userId, found);
  }
  return known;
}

/** The names of those of these people who are members, by their ids. */
export async function namesOf(context: InWorkspace, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const members = await membersNamed(context, ids);
  return new Map([...members].map(([id, member]) => [id, fullName(member)]));
}
