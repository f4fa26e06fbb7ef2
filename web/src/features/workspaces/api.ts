import useSWR, { type SWRResponse } from 'swr';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Invitation } from '#shared/models/invitation.ts';
import {
  MEMBERS_PAGE_MAX,
  ROLES,
  type Member,
  type PermissionFlags,
  type Role,
  type Workspace,
} from '#shared/models/workspace.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/use-api.ts';
import { ownerFirst } from './lib/members.ts';

/** The workspace as the server knows it now. */
export function useWorkspaceDetails(id: string): SWRResponse<Workspace, unknown> {
  return useApi(workspaces.getWorkspace, { params: { id } });
}

/** Everybody in the workspace, however many pages that takes; the owner first, then by name. */
export function useMembers(id: string): SWRResponse<Member[], unknown> {
  return useSWR<Member[], unknown>([workspaces.listMembers.key, id, 'all'], () => readMembers(id));
}

async function readMembers(id: string): Promise<Member[]> {
  const members: Member[] = [];
  let cursor: string | null = null;
  do {
    const query = { limit: MEMBERS_PAGE_MAX, ...(cursor === null ? {} : { cursor }) };
    const page: { members: Member[]; next_cursor: string | null } = await callApi(workspaces.listMembers, {
      params: { id },
      query,
    });
    members.push(...page.members);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return members.toSorted(ownerFirst);
}

/** The rights of the person logged in. */
export function useRights(id: string): SWRResponse<PermissionFlags, unknown> {
  return useApi(workspaces.getPermissions, { params: { id } });
}

/** The roles there are: the server's list, or the four of the product while it cannot be read. */
export function useRoles(): readonly Role[] {
  const { data } = useApi(workspaces.listRoles, {}, { revalidateOnFocus: false });
  return data?.map(({ name }) => name) ?? ROLES;
}

/** Who is invited and has not joined yet; asked for only by those who may know. */
export function useInvitations(id: string, allowed: boolean): SWRResponse<Invitation[], unknown> {
  return useSWR<Invitation[], unknown>(allowed ? [workspaces.listInvitations.key, id, 'all'] : null, () =>
    readInvitations(id),
  );
}

async function readInvitations(id: string): Promise<Invitation[]> {
  const invitations: Invitation[] = [];
  let cursor: string | null = null;
  do {
    const page: { invitations: Invitation[]; next_cursor: string | null } = await callApi(workspaces.listInvitations, {
      params: { id },
      query: cursor === null ? {} : { cursor },
    });
    invitations.push(...page.invitations);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return invitations;
}
