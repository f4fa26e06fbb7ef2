import { Navigate } from 'react-router-dom';
import type { Workspace } from '#shared/models/workspace.ts';
import { storeCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { paths } from '#web/lib/paths.ts';

/** Opens a workspace for somebody who is in it. */
export function EnterWorkspace({ workspace }: { readonly workspace: Workspace }) {
  storeCurrentWorkspaceId(workspace.id);
  return <Navigate to={paths.app} replace />;
}
