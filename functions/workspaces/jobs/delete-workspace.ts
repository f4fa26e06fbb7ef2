import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import { createRemoval } from '#data/removal.ts';
import { createWorkspaceExports } from '#functions/exports/repositories/workspace-exports.ts';
import { createWorkspaceContents } from '../repositories/workspace-contents.ts';
import { defineJob } from '#functions/jobs/define-job.ts';

const payload = z.object({ workspaceId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'delete-workspace': z.infer<typeof payload>;
  }
}

/** Removes everything that lay under a deleted workspace. Picks up where an earlier attempt stopped. */
export const deleteWorkspace = defineJob({
  kind: 'delete-workspace',
  payload,
  repositories: { contents: createWorkspaceContents, removal: createRemoval, workspaceExports: createWorkspaceExports },
  async run({ workspaceId }, { repos: { contents, removal, workspaceExports }, archives, now }) {
    await contents.closeRuns(workspaceId);
    await contents.dismissMembers(workspaceId);
    // Before what leads to them; whatever is being made of the workspace was done before this job.
    for (const one of await workspaceExports.list(workspaceId)) await archives().store.remove(one);
    await removal.removeAllOf('workspace', workspaceId, now);
  },
});
