import * as z from 'zod/mini';
import { askedAmong } from '../audience.ts';
import { takePathOf } from '../run-path.ts';
import { createAudiences } from '../repositories/audiences.ts';
import { createRuns } from '../repositories/runs.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { Id } from '#shared/models/common.ts';
import { notificationsLetters } from '#text/notifications/letters.ts';
import { defineJob } from '#functions/jobs/define-job.ts';
import { addresseeOf } from '#functions/notifications/addressee-of.ts';
import { channelRepositories, inviteThrough } from '#functions/notifications/tell-by-channels.ts';

const payload = z.object({ workspaceId: Id, runId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'invite-to-run': z.infer<typeof payload>;
  }
}

/** Tells the members a run asks that it is open; in an anonymous run everybody asked is told alike. */
export const inviteToRun = defineJob({
  kind: 'invite-to-run',
  payload,
  repositories: { ...channelRepositories, audiences: createAudiences, runs: createRuns, members: createMembers },
  async run({ workspaceId, runId }, context) {
    const { repos } = context;
    const run = await repos.runs.findConsistent(runId);
    // Closed or deleted since it was opened: nobody is sent to a run that takes no answers.
    if (!run?.published) return;
    const members = await repos.members.all(workspaceId, { consistent: true });
    const { kind, pollId, deadline, isAnonymous, title, workspaceName } = run;
    const values = { kind, pollId, deadline, isAnonymous, title, workspace: workspaceName };
    const message = {
      workspaceId,
      runId,
      message: 'invitation',
      mailTo: () => ({ template: 'run-invitation', values }) as const,
      text: () => notificationsLetters.portal.invitation,
      path: takePathOf(run),
    };
    const workspace = await repos.workspaces.findConsistent(workspaceId);
    if (!workspace) return;
    const asked = await askedAmong(members, run, repos);
    const people = asked.map((member) => addresseeOf(member, workspace));
    const notice = await inviteThrough(message, people, run.channels, context);
    await repos.runs.noteNotice(run, notice);
  },
});
