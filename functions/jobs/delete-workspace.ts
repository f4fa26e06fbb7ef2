import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import { createRemoval } from '#data/removal.ts';
import { createWorkspaceContents } from '#data/workspace-contents.ts';
import { defineJob } from './define-job.ts';

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
  repositories: { contents: createWorkspaceContents, removal: createRemoval },
  slow: true,
  async run({ workspaceId }, { repos: { contents, removal } }) {
    await contents.dismissMembers(workspaceId);
    await removal.removeAllOf('workspace', workspaceId);
  },
});
