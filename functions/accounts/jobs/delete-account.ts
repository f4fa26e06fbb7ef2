import * as z from 'zod/mini';
import { randomResponseKey } from '#functions/runs/response-key.ts';
import { Id } from '#shared/models/common.ts';
import { createAccountCleanup } from '../repositories/account-cleanup.ts';
import { createAnalyses } from '#functions/analysis/repositories/analyses.ts';
import { createDestructions } from '#functions/processing/repositories/destructions.ts';
import { subjectSign } from '#functions/processing/subject-sign.ts';
import { createInvitations } from '#functions/workspaces/repositories/invitations.ts';
import { createMemberProfiles } from '#functions/workspaces/repositories/member-profiles.ts';
import { createRemoval } from '#data/removal.ts';
import { createResponses } from '#functions/runs/repositories/responses.ts';
import { createSessions } from '../repositories/sessions.ts';
import { createTaskEvents } from '#functions/tasks/repositories/task-events.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { defineJob } from '#functions/jobs/define-job.ts';

// What it owned when the deletion was asked for goes with it, and nothing else.
const payload = z.object({
  userId: Id,
  owned: z.array(Id),
  /** Its address, if that was shown to be its own: then invitations to it go as well. */
  verifiedEmail: z.optional(z.string()),
});
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'delete-account': z.infer<typeof payload>;
  }
}

/**
 * Removes what a deleted account left behind: sessions, places in workspaces, the workspaces it owned when that was
 * asked, all its partitions, its name on answers, invitations and tasks. The answers themselves stay, as an
 * anonymous respondent's. Picks up where an earlier attempt stopped.
 */
export const deleteAccount = defineJob({
  kind: 'delete-account',
  payload,
  repositories: {
    accountCleanup: createAccountCleanup,
    analyses: createAnalyses,
    destructions: createDestructions,
    invitations: createInvitations,
    memberProfiles: createMemberProfiles,
    removal: createRemoval,
    responses: createResponses,
    sessions: createSessions,
    taskEvents: createTaskEvents,
    workspaces: createWorkspaces,
  },
  forgotten: true,
  async run({ userId, owned, verifiedEmail }, { repos, newId, now }) {
    await repos.sessions.endAll(userId);
    // One that is gone already, or somebody else's by now, is left alone.
    for (const workspaceId of owned) await repos.workspaces.remove(workspaceId, userId, newId(), now);
    for (const { workspaceId } of await repos.memberProfiles.membershipsOf(userId)) {
      await repos.accountCleanup.leave(userId, workspaceId, now);
    }
    // Those just left and those left long ago alike: what a person made outlives their membership.
    for (const workspaceId of await repos.accountCleanup.formerWorkspaces(userId)) {
      await repos.accountCleanup.forgetMember(workspaceId, userId);
      await repos.accountCleanup.forgetIn(workspaceId, userId);
      await repos.taskEvents.forgetPerson(workspaceId, userId);
      await repos.analyses.forgetNames(workspaceId, now);
      await repos.destructions.add(workspaceId, {
        id: newId(),
        at: now.toISOString(),
        reason: 'account',
        by: null,
        subject: subjectSign(workspaceId, userId),
        requestId: null,
        receivedOn: null,
        what: [{ kind: 'place', count: 1 }],
      });
      await repos.accountCleanup.forgetPlace(userId, workspaceId);
    }
    for (const runId of await repos.responses.answeredBy(userId)) {
      await repos.responses.forgetName(runId, userId, randomResponseKey());
    }
    if (verifiedEmail !== undefined) await repos.invitations.forgetAddress(verifiedEmail);
    await repos.removal.removeAllOf('account', userId, now);
  },
});
