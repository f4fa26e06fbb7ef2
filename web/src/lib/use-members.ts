import type { SWRConfiguration, SWRResponse } from 'swr';
import { members } from '#shared/contract/members.ts';
import { MEMBERS_PAGE_MAX, type Member } from '#shared/models/workspace.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { readWholeList, useWholeList } from './use-whole-list.ts';

/** Everybody in a workspace, however many pages that takes; null as id means "not yet". */
export function useMembers(
  workspaceId: string | null,
  options: SWRConfiguration<Member[]> = {},
): SWRResponse<Member[], unknown> {
  const input = workspaceId === null ? null : listOf(workspaceId);
  return useWholeList(members.listMembers, input, (page) => page.members, options);
}

/** The same, once. */
export function readMembers(workspaceId: string): Promise<Member[]> {
  return readWholeList(members.listMembers, listOf(workspaceId), (page) => page.members);
}

/** What the owner of a workspace is called, who alone can change its plan; null while that is not known. */
export function useOwnerName(workspaceId: string): string | null {
  const { data: people } = useMembers(workspaceId, { revalidateOnFocus: false });
  const owner = people?.find(({ role }) => role === OWNER_ROLE)?.user;
  return owner ? owner.full_name.trim() || owner.email : null;
}

const listOf = (id: string) => ({ params: { id }, query: { limit: MEMBERS_PAGE_MAX } });
