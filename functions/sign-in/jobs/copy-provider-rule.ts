import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import { defineJob } from '#functions/jobs/define-job.ts';
import { createProviderRules } from '../repositories/provider-rules.ts';

const payload = z.object({ workspaceId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'copy-provider-rule': z.infer<typeof payload>;
  }
}

/** Brings that members come in by the provider alone to every membership, where a request reads it. Always what holds now. */
export const copyProviderRule = defineJob({
  kind: 'copy-provider-rule',
  payload,
  repositories: { providerRules: createProviderRules },
  async run({ workspaceId }, { repos: { providerRules } }) {
    await providerRules.copy(workspaceId, await providerRules.current(workspaceId));
  },
});
