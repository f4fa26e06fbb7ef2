import { quoted } from '#shared/rules/quoted.ts';
import { isPast } from '#shared/rules/run-state.ts';
import { createAutomations } from '#data/automations.ts';
import { createDue } from '#data/due.ts';
import { createRuns, type Run } from '#data/runs.ts';
import { createSurveys } from '#data/surveys.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import type { Repositories } from '#data/repositories.ts';
import { defineScheduledJob } from './define-job.ts';

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
    surveys: createSurveys,
    workspaces: createWorkspaces,
  },
  async run({ repos, newId, now }) {
    const { automations, due, runs } = repos;
    for await (const entry of due.list('close-runs', now)) {
      const deadline = entry.dueAt;
      // At the very moment of the deadline answers are still taken.
      if (!isPast({ deadline }, now)) continue;
      const run = await runs.find(entry.id, { consistent: true });
      // An entry may outlive what it stands for: the run was deleted, or given another deadline.
      if (!run?.published || run.deadline !== deadline) await due.drop(entry);
      else if (await end(run, { repos, newId, now })) {
        const what = run.survey ? 'Завершили исследование' : 'Закрыли запуск опроса';
        const text = `${what} ${quoted(run.title)}: его срок прошёл`;
        const line = { at: deadline, about: run.id, outcome: 'done', text } as const;
        await automations.note(run.workspaceId, 'closing_runs', line);
      }
    }
  },
});

interface Ending {
  readonly repos: Pick<Repositories, 'runs' | 'surveys' | 'workspaces'>;
  readonly newId: () => string;
  readonly now: Date;
}

/** Closes a run of a poll, or completes a survey with its run; false when somebody was faster, or its workspace is gone. */
async function end(run: Run, { repos: { runs, surveys, workspaces }, newId, now }: Ending): Promise<boolean> {
  const { survey, workspaceId } = run;
  if (!survey) return (await runs.close(run, newId(), now)) !== null;
  const workspace = await workspaces.findConsistent(workspaceId);
  return workspace !== null && surveys.complete(run, survey, workspace.memberCount, now);
}
