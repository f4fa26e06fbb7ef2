import * as z from 'zod/mini';
import { defineJob } from '#functions/jobs/define-job.ts';
import { findGoverned } from '#functions/subscriptions/plan.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { Id, Instant } from '#shared/models/common.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/rules/languages.ts';
import { POLL_LANGUAGES } from '#shared/rules/poll-languages.ts';
import { asksLeavers } from '../leavers.ts';
import type { Said } from '#shared/text/said.ts';
import { NotDone, readOnlySaid } from '../not-done.ts';
import { createAutomations } from '../repositories/automations.ts';
import { askLeaver, repositories as asking } from '../stage-polls/ask-leaver.ts';

const payload = z.object({
  workspaceId: Id,
  userId: Id,
  email: z.string(),
  /** Of the one who leaves. */
  language: z._default(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
  /** What they have chosen to be asked in. */
  chosen: z._default(z.nullable(z.enum(POLL_LANGUAGES)), null),
  expiresAt: Instant,
});
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'ask-leaver': z.infer<typeof payload>;
  }
}

const repositories = {
  ...asking,
  automations: createAutomations,
  members: createMembers,
  plans: createPlans,
  workspaces: createWorkspaces,
};

/** Asks somebody who has left why; done again, it asks nobody twice. Where it cannot, the log says so, and not of whom. */
export const askLeaverOnce = defineJob({
  kind: 'ask-leaver',
  payload,
  repositories,
  forgotten: true,
  async run({ workspaceId, userId, email, language, chosen }, context) {
    const { repos, now, newId, vault } = context;
    const [automations, member] = await Promise.all([
      repos.automations.find(workspaceId),
      repos.members.find(workspaceId, userId),
    ]);
    // Gone with its workspace, switched off, or they are back.
    if (!automations || !asksLeavers(automations) || member !== null) return;
    const skip = (text: Said) =>
      repos.automations.note(workspaceId, 'stage_polls', {
        at: now.toISOString(),
        about: 'leaver',
        outcome: 'skipped',
        text,
      });
    const governed = await findGoverned({ repos, workspaceId, now });
    const { workspace, plan } = governed;
    const readOnly = readOnlySaid(governed);
    if (readOnly !== null) return skip(readOnly);
    try {
      await askLeaver({ userId, email, language, chosen }, { repos, workspace, plan, now, newId, vault });
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      await skip(error.why);
    }
  },
});
