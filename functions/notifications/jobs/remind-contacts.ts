import * as z from 'zod/mini';
import { createContacts } from '#functions/people/repositories/contacts.ts';
import { contactAddressees } from '#functions/runs/contact-addressees.ts';
import { takeLinkOf } from '#functions/runs/message-language.ts';
import { createContactCodes } from '#functions/runs/repositories/contact-codes.ts';
import { createContactTeams } from '#functions/runs/repositories/contact-teams.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { defineJob } from '#functions/jobs/define-job.ts';
import { Id, Instant } from '#shared/models/common.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { runMessages } from '#text/runs/messages.ts';
import { channelRepositories, remindThrough } from '../tell-by-channels.ts';

const payload = z.object({
  workspaceId: Id,
  runId: Id,
  /** By then it may not be so any more. */
  expiresAt: Instant,
});
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'remind-contacts': z.infer<typeof payload>;
  }
}

/**
 * Reminds the people without an account whom a run has invited, each once, whoever of them has answered: the company has
 * the bot and the account of the gateway and sees there whom it was written to. As all are told alike, that says nothing.
 */
export const remindContacts = defineJob({
  kind: 'remind-contacts',
  payload,
  repositories: {
    ...channelRepositories,
    contactCodes: createContactCodes,
    contacts: createContacts,
    contactTeams: createContactTeams,
    runs: createRuns,
  },
  async run({ workspaceId, runId, expiresAt }, context) {
    const { repos, now } = context;
    if (Date.parse(expiresAt) <= now.getTime()) return;
    const run = await repos.runs.findConsistent(runId);
    if (!run || !isOpen(run, now)) return;
    const workspace = await repos.workspaces.findConsistent(workspaceId);
    if (!workspace) return;
    const told = {
      message: 'reminder',
      among: async (ids: readonly string[]) =>
        new Set((await repos.notices.told({ runId, message: 'invitation' }, ids)).keys()),
    } as const;
    const contacts = await contactAddressees(run, workspace, told, { repos, vault: () => context.chats().vault });
    const message = {
      workspaceId,
      runId,
      message: 'reminder' as const,
      isSecret: false,
      mark: 'reminder-of-contacts',
      text: () => runMessages.reminderToAll,
      path: (language: PollLanguage) => takeLinkOf(run, language),
    };
    await remindThrough(message, contacts, run.channels, context);
  },
});
