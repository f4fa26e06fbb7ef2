import { gate } from '#core/gate.ts';
import { serve } from '#core/http.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { createWorkspace } from './create-workspace.ts';
import { getMyRole } from './get-my-role.ts';
import { getPermissions } from './get-permissions.ts';
import { getWorkspace } from './get-workspace.ts';
import { listMembers } from './list-members.ts';
import { listWorkspaces } from './list-workspaces.ts';

export const handler = serve(
  workspaces,
  { listWorkspaces, createWorkspace, getWorkspace, getMyRole, getPermissions, listMembers },
  { gate },
);
