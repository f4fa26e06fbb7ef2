import { ACTS_PAGE } from '#shared/rules/destruction.ts';
import type { ProcessingOperation } from '../operation.ts';
import { presentDestruction } from '../present-destruction.ts';

/** Acts of destruction, the newest first. */
export const listDestructions: ProcessingOperation<'listDestructions'> = async (
  { repos, workspaceId },
  { query: { cursor = null } },
) => {
  const [page, register] = await Promise.all([
    repos.destructions.list(workspaceId, { limit: ACTS_PAGE, cursor }),
    repos.processingRegisters.find(workspaceId),
  ]);
  return {
    company: register?.company ?? '',
    acts: page.acts.map(presentDestruction),
    next_cursor: page.cursor,
  };
};
