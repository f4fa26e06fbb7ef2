import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import { createWorkspaceContents } from '../repositories/workspace-contents.ts';
import { createWorkspaces } from '../repositories/workspaces.ts';
import { defineJob } from '#functions/jobs/define-job.ts';

const payload = z.object({ workspaceId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'rename-workspace': z.infer<typeof payload>;
  }
}

/** Brings the name to where it is copied: the members' lists and the public pages. Always the name of now. */
export const renameWorkspace = defineJob({
  kind: 'rename-workspace',
  payload,
  repositories: { contents: createWorkspaceContents, workspaces: createWorkspaces },
  async run({ workspaceId }, { repos: { workspaces, contents } }) {
    const workspace = await workspaces.findConsistent(workspaceId);
    if (!workspace) return;
    await contents.renameMemberships(workspaceId, workspace);
    for await (const pollId of contents.pollIds(workspaceId)) await contents.renameRuns(pollId, workspace.name);
  },
});
