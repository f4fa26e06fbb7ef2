import type { SWRResponse } from 'swr';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { WorkspacePlan } from '#shared/models/subscription.ts';
import { untilDue } from './until-due.ts';
import { useApi } from './use-api.ts';

/**
 * The plan that governs a workspace, whoever looks at it; read again when it ends, so that a page left open tells no
 * plan that is over. A null id asks nothing.
 */
export function useWorkspacePlan(workspaceId: string | null): SWRResponse<WorkspacePlan, unknown> {
  const input = workspaceId === null ? null : { params: { id: workspaceId } };
  return useApi(workspaces.getWorkspacePlan, input, {
    refreshInterval: (plan) => untilDue(plan?.due_date ?? null, Date.now()),
  });
}
