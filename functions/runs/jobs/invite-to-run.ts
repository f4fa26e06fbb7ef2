import * as z from 'zod/mini';
import { askedAmong } from '../audience.ts';
import { contactAddressees } from '../contact-addressees.ts';
import { createContactCodes } from '../repositories/contact-codes.ts';
import { createContactTeams } from '../repositories/contact-teams.ts';
import { createContacts } from '#functions/people/repositories/contacts.ts';
import { langOfLink, memberLanguage, takeLinkOf, titlesOf } from '../message-language.ts';
import { createRunTexts } from '../repositories/run-texts.ts';
import { createAudiences } from '../repositories/audiences.ts';
import { createResponses } from '../repositories/responses.ts';
import { createRuns } from '../repositories/runs.ts';
import type { Run } from '../repositories/run.ts';
import { createWaitingInvitations } from '../repositories/waiting-invitations.ts';
import type { Opened } from '#data/open-repositories.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { inSigns } from '#shared/ballots/in-signs.ts';
import { Id } from '#shared/models/common.ts';
import { isOnLeave } from '#shared/rules/leave.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { writableFrom } from '#shared/rules/quiet-hours.ts';
import { tellFrom } from '#shared/rules/telling.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { runMessages } from '#text/runs/messages.ts';
import { defineJob } from '#functions/jobs/define-job.ts';
import { addresseeOf, type Addressee } from '#functions/notifications/addressee-of.ts';
import { channelRepositories, inviteThrough } from '#functions/notifications/tell-by-channels.ts';

const payload = z.object({ workspaceId: Id, runId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'invite-to-run': z.infer<typeof payload>;
  }
}

/**
 * Tells the members a run asks, and the people without an account, that it is open; in an anonymous run everybody asked
 * is told alike. Whose hours are quiet is told when they are over: the job is done again at the first moment at which
 * that is so for any of them.
 */
export const inviteToRun = defineJob({
  kind: 'invite-to-run',
  payload,
  repositories: {
    ...channelRepositories,
    audiences: createAudiences,
    contactCodes: createContactCodes,
    contacts: createContacts,
    contactTeams: createContactTeams,
    waitingInvitations: createWaitingInvitations,
    members: createMembers,
    responses: createResponses,
    runTexts: createRunTexts,
    runs: createRuns,
  },
  async run({ workspaceId, runId }, context) {
    const { repos, now } = context;
    const run = await repos.runs.findConsistent(runId);
    // Closed or deleted since it was opened: nobody is sent to a run that takes no answers.
    if (!run || !isOpen(run, now)) return;
    const workspace = await repos.workspaces.findConsistent(workspaceId);
    if (!workspace) return;
    const members = await repos.members.all(workspaceId, { consistent: true });
    // Whoever is on leave may answer, and is not told.
    const today = moscowDay(now);
    const asked = (await askedAmong(members, run, repos)).filter((member) => !isOnLeave(member, today));
    const languages = new Map(asked.map((member) => [member, memberLanguage(member, run)] as const));
    const titleIn = await titlesOf(run, languages.values(), repos);
    const { kind, pollId, deadline, isAnonymous, workspaceName, ballots } = run;
    const fingerprint = ballots ? inSigns(ballots.fingerprint) : undefined;
    const values = { kind, pollId, deadline, isAnonymous, workspace: workspaceName, fingerprint };
    const message = {
      workspaceId,
      runId,
      message: 'invitation' as const,
      mailTo: ({ language }: Addressee) => {
        const said = { title: titleIn(language), lang: langOfLink(language, run.languages) };
        return { template: 'run-invitation', values: { ...values, ...said } } as const;
      },
      text: () => runMessages.invitation,
      path: (language: PollLanguage) => takeLinkOf(run, language),
    };
    const answered = await answeredSince(run, asked, repos.responses);
    const told = { message: 'invitation' } as const;
    const contacts = await contactAddressees(run, workspace, told, { repos, vault: () => context.chats().vault });
    // Who has no account has said nothing of it themselves.
    const { quietHours, timeZone } = workspace.telling;
    const from = new Map([
      ...asked.map(
        (member) =>
          [
            addresseeOf(member, languages.get(member)!, workspace),
            tellFrom(now, member.telling, workspace.telling),
          ] as const,
      ),
      ...contacts.map((contact) => [contact, writableFrom(now, quietHours, timeZone)] as const),
    ]);
    const people = [...from.keys()];
    const resting = new Set(people.filter((person) => from.get(person)! > now));
    const done = new Set(people.filter(({ userId }) => answered.has(userId)));
    const { notice, waiting, lost } = await inviteThrough(message, { people, resting, done }, run.channels, context);
    if (waiting.length > 0) {
      const next = Math.min(...waiting.map((person) => from.get(person)!.getTime()));
      await repos.waitingInvitations.wait(runId, workspaceId, new Date(next));
    }
    await repos.runs.noteNotice(run, notice, lost, now);
  },
});

/** Who has answered a run with names while invitations waited: they need none any more. */
async function answeredSince(
  { id, isAnonymous, notice }: Run,
  asked: readonly Member[],
  responses: Opened<{ responses: typeof createResponses }>['responses'],
): Promise<ReadonlySet<string>> {
  if (isAnonymous || notice === null) return new Set();
  const ids = asked.map(({ userId }) => userId);
  return responses.answeredAmong(id, ids, { consistent: true });
}
