import type { WorkerContext } from '#core/worker.ts';
import type { Job } from '#shared/jobs.ts';
import { MAILS } from './mails/index.ts';

type MailJob = Extract<Job, { kind: 'send-mail' }>;

/** Writes the letter and hands it to the mailer; links lead to this stage's own site, never to a host of a request. */
export async function sendMail({ to, mail }: MailJob, { mailer, siteUrl }: WorkerContext): Promise<void> {
  const write = MAILS[mail.template] as (
    values: typeof mail.values,
    siteUrl: string,
  ) => ReturnType<(typeof MAILS)[keyof typeof MAILS]>;
  await mailer.send({ to, ...write(mail.values, siteUrl) });
}
