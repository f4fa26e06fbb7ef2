import { isThere } from '../repositories/workspace-exports.ts';
import { presentExport } from '../present-export.ts';
import type { ExportsOperation } from '../operation.ts';

/** The archives there are; one whose time is over is not there any more. */
export const listExports: ExportsOperation<'listExports'> = async ({ repos, workspaceId, now }) => {
  const all = await repos.workspaceExports.list(workspaceId);
  return { exports: all.filter((one) => one.status !== 'done' || isThere(one, now)).map(presentExport) };
};
