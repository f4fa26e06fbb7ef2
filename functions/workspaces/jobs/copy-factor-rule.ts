import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import { createWorkspaceContents } from '../repositories/workspace-contents.ts';
import { createWorkspaces } from '../repositories/workspaces.ts';
import { defineJob } from '#functions/jobs/define-job.ts';

const payload = z.object({ workspaceId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'copy-factor-rule': z.infer<typeof payload>;
  }
}

/** Brings the demand of a second factor to every membership, where a request reads it. Always the demand of now. */
export const copyFactorRule = defineJob({
  kind: 'copy-factor-rule',
  payload,
  repositories: { contents: createWorkspaceContents, workspaces: createWorkspaces },
  async run({ workspaceId }, { repos: { workspaces, contents } }) {
    const workspace = await workspaces.findConsistent(workspaceId);
    if (workspace) await contents.copyFactorRule(workspaceId, workspace.factorRule ?? null);
  },
});
