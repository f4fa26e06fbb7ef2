import type { SWRResponse } from 'swr';
import type { Reply } from '#shared/contract/route.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { PermissionFlags, Workspace } from '#shared/models/workspace.ts';
import { useApi } from '#web/lib/use-api.ts';

/** The workspace as the server knows it now. */
export function useWorkspaceDetails(id: string): SWRResponse<Workspace, unknown> {
  return useApi(workspaces.getWorkspace, { params: { id } });
}

export function useMembers(id: string): SWRResponse<Reply<typeof workspaces.listMembers>, unknown> {
  return useApi(workspaces.listMembers, { params: { id } });
}

/** The rights of the person logged in. */
export function useRights(id: string): SWRResponse<PermissionFlags, unknown> {
  return useApi(workspaces.getPermissions, { params: { id } });
}
