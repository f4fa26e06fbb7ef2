import * as z from 'zod/mini';
import { log } from '#core/log.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';
import { createLetters, letterJob, type LetterJob } from '../repositories/letters.ts';
import { oneMoreLetter } from '../repositories/mailbox-days.ts';
import { createSuppressions } from '../repositories/suppressions.ts';
import { createVerifiedEmails } from '#functions/accounts/repositories/verified-emails.ts';
import { Id } from '#shared/models/common.ts';
import { Mail } from '#shared/models/mail.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { LETTER_RULES } from '#shared/rules/letters.ts';
import { defineJob, type JobContext } from '#functions/jobs/define-job.ts';
import { MAILS } from '#functions/jobs/letters.ts';
import { inLanguage } from '#shared/text/current.ts';
import { DEFAULT_LANGUAGE, prefixOf } from '#shared/rules/languages.ts';
import { POLL_LANGUAGES, siteLanguageFor } from '#shared/rules/poll-languages.ts';

const payload = z.object({
  to: z.string(),
  /** Whose address that is; nothing but what proves an address goes to one that is not known to be its account's. */
  account: z.optional(Id),
  /** What its mailbox gets in a day was counted with the writing of it. */
  counted: z.optional(z.boolean()),
  /** Of whoever reads it. */
  language: z.optional(z.enum(POLL_LANGUAGES)),
  mail: Mail,
});
type MailJob = z.infer<typeof payload>;
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'send-mail': MailJob;
  }
}

/** How long a letter waits that SES cannot take now; after the last of these it is given up, within a day. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE_MS);
/** By then it is known to the person whether a letter came. */
const REPEAT_AFTER = 15 * MINUTE_MS;

/**
 * Letters that tell of something nobody asked for by mail: a thief's change must not pass in silence, so when one
 * may not have gone out it is sent once more, and coming twice does no harm. Every other letter is asked for by a
 * person, who can ask again: it is rather lost than sent twice.
 */
const NOTICES: ReadonlySet<Mail['template']> = new Set([
  'password-changed',
  'factor-changed',
  'email-change-asked',
  'email-changed',
]);

const repositories = {
  letters: createLetters,
  suppressions: createSuppressions,
  verifiedEmails: createVerifiedEmails,
};

/** A letter on its way out; its job holds a link that opens something. */
export const sendMail = defineJob({
  kind: 'send-mail',
  payload,
  repositories,
  forgotten: true,
  run: (job, context, item) => send(job, letterJob(item), context),
});

/**
 * Writes a letter and hands it to SES, marked before, so that one whose outcome is unknown is known to be so. A letter
 * that is refused for good is done with; one that cannot go now waits for its next turn and holds up no other.
 */
async function send(job: MailJob, letter: LetterJob, context: JobContext<typeof repositories>): Promise<void> {
  const { to, mail } = job;
  const { repos, now } = context;
  const giveUp = (code: string) => note('letter was not sent', code, letter);

  if ('expiresAt' in mail.values && Date.parse(mail.values.expiresAt) <= now.getTime()) return giveUp('link expired');
  if (letter.attempts > PAUSES.length) throw new Error(`A letter was given up after ${letter.attempts} attempts`);
  if (await repos.suppressions.find(to)) return giveUp('address suppressed');
  if (!(await mayReach(job, repos))) return giveUp('address not proved');

  const write = MAILS[mail.template] as (
    values: typeof mail.values,
    siteUrl: string,
  ) => ReturnType<(typeof MAILS)[keyof typeof MAILS]>;
  const mailer = context.mailer();
  const language = job.language ?? DEFAULT_LANGUAGE;
  const site = context.siteUrl() + prefixOf(siteLanguageFor(language));
  const written = { to: withAsciiDomain(to), ...inLanguage(language, () => write(mail.values, site)) };

  // One that was put off was counted when it was handed over first.
  const isCounted = job.counted === true || letter.attempts > 0 || letter.repeated;
  const counting = isCounted ? null : oneMoreLetter(to, mail.template, now);
  const begun = await repos.letters.begin(letter, context.newId(), counting);
  if (begun === 'gone') return;
  if (begun === 'mailbox full') return giveUp(begun);
  const sending =
    begun === 'begun' ? await mailer.send(written) : ({ kind: 'unknown', reason: 'begun before' } as const);
  switch (sending.kind) {
    case 'sent':
      return;
    case 'refused':
      return giveUp(sending.reason);
    case 'postponed':
      note('letter was put off', sending.reason, letter);
      return putOff({ ...letter, attempts: letter.attempts + 1 }, PAUSES[letter.attempts] ?? 0);
    case 'unknown':
      if (letter.repeated || !NOTICES.has(mail.template)) return giveUp(`outcome unknown: ${sending.reason}`);
      note('letter is sent once more', sending.reason, letter);
      return putOff({ ...letter, repeated: true }, REPEAT_AFTER);
  }

  function putOff(waiting: LetterJob, milliseconds: number): Promise<void> {
    return repos.letters.putOff(waiting, new Date(now.getTime() + milliseconds));
  }
}

/** Whether the letter may go to this address: registering proves nothing, so it may be a stranger's. */
async function mayReach(
  { to, account, mail }: MailJob,
  { verifiedEmails }: JobContext<typeof repositories>['repos'],
): Promise<boolean> {
  if (LETTER_RULES[mail.template].unproved) return true;
  return account !== undefined && (await verifiedEmails.among([{ id: account, email: to }])).has(account);
}

/** A line for whoever asks where a letter is: the job's key leads to it, the address is not in it. */
function note(message: string, code: string, { key }: LetterJob): void {
  log('warn', message, { job: 'send-mail', code, key: `${key.pk} ${key.sk}` });
}
