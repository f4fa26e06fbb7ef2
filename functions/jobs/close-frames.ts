import { quoted } from '#shared/rules/quoted.ts';
import { isPast } from '#shared/rules/frame-state.ts';
import { createAutomations } from '#data/automations.ts';
import { createDue } from '#data/due.ts';
import { createFrames, type Frame } from '#data/frames.ts';
import { createSurveys } from '#data/surveys.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import type { Repositories } from '#data/repositories.ts';
import { defineScheduledJob } from './define-job.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'close-frames': true;
  }
}

/**
 * Closes the runs whose deadline is past. They take no answers from the deadline on in any case; here the secret of
 * their participation marks goes too.
 */
export const closeFrames = defineScheduledJob({
  name: 'close-frames',
  expression: 'rate(5 minutes)',
  repositories: {
    automations: createAutomations,
    due: createDue,
    frames: createFrames,
    surveys: createSurveys,
    workspaces: createWorkspaces,
  },
  async run({ repos, newId, now }) {
    const { automations, due, frames } = repos;
    for await (const entry of due.list('close-frames', now)) {
      const deadline = entry.dueAt;
      // At the very moment of the deadline answers are still taken.
      if (!isPast({ deadline }, now)) continue;
      const frame = await frames.find(entry.id, { consistent: true });
      // An entry may outlive what it stands for: the run was deleted, or given another deadline.
      if (!frame?.published || frame.deadline !== deadline) await due.drop(entry);
      else if (await end(frame, { repos, newId, now })) {
        const what = frame.survey ? 'Завершили исследование' : 'Закрыли запуск опроса';
        const text = `${what} ${quoted(frame.title)}: его срок прошёл`;
        const line = { at: deadline, about: frame.id, outcome: 'done', text } as const;
        await automations.note(frame.workspaceId, 'closing_runs', line);
      }
    }
  },
});

interface Ending {
  readonly repos: Pick<Repositories, 'frames' | 'surveys' | 'workspaces'>;
  readonly newId: () => string;
  readonly now: Date;
}

/** Closes a run of a poll, or completes a survey with its run; false when somebody was faster, or its workspace is gone. */
async function end(frame: Frame, { repos: { frames, surveys, workspaces }, newId, now }: Ending): Promise<boolean> {
  const { survey, workspaceId } = frame;
  if (!survey) return (await frames.close(frame, newId(), now)) !== null;
  const workspace = await workspaces.findConsistent(workspaceId);
  return workspace !== null && surveys.complete(frame, survey, workspace.memberCount, now);
}
