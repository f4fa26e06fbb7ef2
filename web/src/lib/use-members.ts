import type { SWRConfiguration, SWRResponse } from 'swr';
import { members } from '#shared/contract/members.ts';
import { MEMBERS_PAGE_MAX, type Member } from '#shared/models/workspace.ts';
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

const listOf = (id: string) => ({ params: { id }, query: { limit: MEMBERS_PAGE_MAX } });
