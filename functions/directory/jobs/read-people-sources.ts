import { createDue } from '#data/due.ts';
import { nightlyRunOf } from '#functions/automations/repositories/nightly-run.ts';
import { defineScheduledJob } from '#functions/jobs/define-job.ts';
import { createPeopleSources } from '../repositories/people-sources.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'read-people-sources': true;
  }
}

/** Hands the sources of people that are due to jobs of their own: each once a night, as portals are, and earlier what was broken off. */
export const readPeopleSources = defineScheduledJob({
  name: 'read-people-sources',
  expression: 'rate(5 minutes)',
  repositories: { due: createDue, peopleSources: createPeopleSources },
  async run({ repos: { due, peopleSources }, newId, now }) {
    for await (const entry of due.list('read-people-sources', now)) {
      const { id: workspaceId, dueAt } = entry;
      const run = { jobId: newId(), now };
      if (await peopleSources.moveDue(workspaceId, dueAt, nightlyRunOf(workspaceId, now), run)) continue;
      // Disconnected, or planned for another moment: that stands in an entry of its own.
      const source = await peopleSources.find(workspaceId);
      if (source?.dueAt !== dueAt) await due.drop(entry);
    }
  },
});
