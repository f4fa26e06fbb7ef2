import * as z from 'zod/mini';
import { takeLinkOf } from '#functions/runs/message-language.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { createReminders } from '#functions/runs/repositories/reminders.ts';
import { CHANNELS } from '#shared/channels/index.ts';
import { Id, Instant } from '#shared/models/common.ts';
import type { Mail } from '#shared/models/mail.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { POLL_LANGUAGES, type PollLanguage } from '#shared/rules/poll-languages.ts';
import { runMessages } from '#text/runs/messages.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { defineJob } from '#functions/jobs/define-job.ts';
import { channelRepositories, remindThrough } from '../tell-by-channels.ts';

/** What a letter says is checked by the job that sends it. */
const Letter = z.custom<Mail>((value) => typeof value === 'object' && value !== null);

const payload = z.object({
  workspaceId: Id,
  runId: Id,
  /** By then it may not be so any more. */
  expiresAt: Instant,
  /** With the channels that may tell each, and the letter for who is told by none of these before. */
  people: z.array(
    z.object({
      email: z.string(),
      account: Id,
      language: z._default(z.enum(POLL_LANGUAGES), DEFAULT_LANGUAGE),
      order: z.array(z.enum(CHANNELS)),
      letter: Letter,
    }),
  ),
});
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'remind-by-channels': z.infer<typeof payload>;
  }
}

/**
 * Reminds some members of a run, each by one of its channels or by a letter. Unlike an invitation it keeps no count, and
 * of an anonymous run no mark of whom it has told: either would say who had not answered. Letters are written with the
 * job's own end.
 */
export const remindByChannels = defineJob({
  kind: 'remind-by-channels',
  payload,
  repositories: { ...channelRepositories, runs: createRuns, reminders: createReminders },
  forgotten: true,
  async run({ workspaceId, runId, expiresAt, people }, context, item) {
    const { repos, now, newId } = context;
    if (people.length === 0 || Date.parse(expiresAt) <= now.getTime()) return;
    const run = await repos.runs.findConsistent(runId);
    if (!run || !isOpen(run, now)) return;
    const message = {
      workspaceId,
      runId,
      message: 'reminder' as const,
      // Who has not answered is reminded.
      isSecret: run.isAnonymous,
      mark: `reminder/${expiresAt}`,
      text: () => runMessages.reminder,
      path: (language: PollLanguage) => takeLinkOf(run, language),
    };
    const silent = people.map((person) => ({ ...person, userId: person.account }));
    const reminded = await remindThrough(message, silent, run.channels, context);
    const letters = reminded.map(({ email: to, account, language, letter: mail }) => {
      const job = { kind: 'send-mail', to, account, counted: true, language, mail } as const;
      return { job, jobId: newId() };
    });
    await repos.reminders.postInstead({ pk: item.pk, sk: item.sk }, letters, now);
  },
});
