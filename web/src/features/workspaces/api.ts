import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
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
import { useWholeList } from '#web/lib/use-api-pages.ts';
import { useApi } from '#web/lib/use-api.ts';
import { ownerFirst } from './lib/members.ts';

/** The workspace as the server knows it now. */
export function useWorkspaceDetails(id: string): SWRResponse<Workspace, unknown> {
  return useApi(workspaces.getWorkspace, { params: { id } });
}

/** Everybody in the workspace, however many pages that takes; the owner first, then by name. */
export function useMembers(id: string): SWRResponse<Member[], unknown> {
  const input = { params: { id }, query: { limit: MEMBERS_PAGE_MAX } };
  const read = useWholeList(workspaces.listMembers, input, ({ members }) => members);
  const { data } = read;
  const sorted = useMemo(() => data?.toSorted(ownerFirst), [data]);
  return { ...read, data: sorted };
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
  return useWholeList(
    workspaces.listInvitations,
    allowed ? { params: { id } } : null,
    ({ invitations }) => invitations,
  );
}
