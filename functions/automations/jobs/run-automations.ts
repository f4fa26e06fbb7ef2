import { createAutomations } from '../repositories/automations.ts';
import { createDue } from '#data/due.ts';
import { digestAfter } from '#shared/rules/nightly-run.ts';
import { defineScheduledJob } from '#functions/jobs/define-job.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'run-automations': true;
  }
}

/** Hands the workspaces whose night has come to jobs of their own, each once a night. */
export const runAutomations = defineScheduledJob({
  name: 'run-automations',
  expression: 'rate(5 minutes)',
  repositories: { automations: createAutomations, due: createDue },
  async run({ repos: { automations, due }, newId, now }) {
    for await (const entry of due.list('run-automations', now)) {
      const { id: workspaceId, dueAt: nightAt } = entry;
      const job = { kind: 'run-night', workspaceId, nightAt } as const;
      const digestAt = digestAfter(new Date(nightAt))?.toISOString() ?? null;
      if (await automations.moveNight(workspaceId, nightAt, { job, jobId: newId(), digestAt, now })) continue;
      // Deleted, or moved by somebody else: what is planned for another moment stands in an entry of its own.
      const found = await automations.find(workspaceId);
      if (found?.nightAt !== nightAt) await due.drop(entry);
    }
  },
});
