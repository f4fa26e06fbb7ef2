import { notFound } from '#core/http/errors.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** Of whom the workspace demands a second factor, and since when it refuses. */
export const getFactorDemand: WorkspacesOperation<'getFactorDemand'> = async ({ repos, workspaceId }) => {
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  return workspace.factorRule ?? { who: 'none', from: null };
};
