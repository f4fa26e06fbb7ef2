import { isPast } from '#shared/rules/run-state.ts';
import { say } from '#functions/automations/said.ts';
import { createAutomations } from '#functions/automations/repositories/automations.ts';
import { createDue } from '#data/due.ts';
import { createRuns } from '../repositories/runs.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { defineScheduledJob } from '#functions/jobs/define-job.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'close-runs': true;
  }
}

/**
 * Closes the runs whose deadline is past. They take no answers from the deadline on in any case; here the secret of
 * their participation marks goes too.
 */
export const closeRuns = defineScheduledJob({
  name: 'close-runs',
  expression: 'rate(5 minutes)',
  repositories: {
    automations: createAutomations,
    due: createDue,
    runs: createRuns,
    workspaces: createWorkspaces,
  },
  async run({ repos, newId, now }) {
    const { automations, due, runs, workspaces } = repos;
    for await (const entry of due.list('close-runs', now)) {
      const deadline = entry.dueAt;
      // At the very moment of the deadline answers are still taken.
      if (!isPast({ deadline }, now)) continue;
      const run = await runs.find(entry.id, { consistent: true });
      // An entry may outlive what it stands for: the run was deleted, or given another deadline.
      if (!run?.published || run.deadline !== deadline) {
        await due.drop(entry);
        continue;
      }
      // It, and its runs with it, may be being deleted.
      const workspace = await workspaces.findConsistent(run.workspaceId);
      if (!workspace || !(await runs.close(run, newId(), now, workspace.memberCount))) continue;
      const text = say('runEnded', { kind: run.kind, title: run.title });
      const line = { at: deadline, about: run.id, outcome: 'done', text } as const;
      await automations.note(run.workspaceId, 'closing_runs', line);
    }
  },
});
