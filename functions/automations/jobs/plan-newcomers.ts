import { createDue } from '#data/due.ts';
import { defineScheduledJob } from '#functions/jobs/define-job.ts';
import { createStagePolls } from '../repositories/stage-polls.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'ask-newcomers': true;
  }
}

/** Hands the mornings that have come to jobs of their own; the night before plans each. */
export const askNewcomersByClock = defineScheduledJob({
  name: 'ask-newcomers',
  expression: 'rate(5 minutes)',
  repositories: { due: createDue, stagePolls: createStagePolls },
  async run({ repos: { due, stagePolls }, newId, now }) {
    for await (const entry of due.list('ask-newcomers', now)) {
      const { id: workspaceId, dueAt: askAt } = entry;
      const job = { kind: 'ask-newcomers', workspaceId, askAt } as const;
      if (await stagePolls.take(workspaceId, askAt, job, newId(), now)) continue;
      const found = await stagePolls.find(workspaceId);
      if (found?.askAt !== askAt) await due.drop(entry);
    }
  },
});
