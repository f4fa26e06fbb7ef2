import type { SWRResponse } from 'swr';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Member, PermissionFlags, Workspace } from '#shared/models/workspace.ts';
import { useApi } from '#web/lib/use-api.ts';

/** The workspace as the server knows it now. */
export function useWorkspaceDetails(id: string): SWRResponse<Workspace, unknown> {
  return useApi(workspaces.getWorkspace, { params: { id } });
}

export function useMembers(id: string): SWRResponse<{ members: Member[] }, unknown> {
  return useApi(workspaces.listMembers, { params: { id } });
}

/** The rights of the person logged in. */
export function useRights(id: string): SWRResponse<PermissionFlags, unknown> {
  return useApi(workspaces.getPermissions, { params: { id } });
}
