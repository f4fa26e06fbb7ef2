import { randomUUID } from 'node:crypto';
import { jobItem } from '#data/job-item.ts';
import { verified } from '#functions/accounts/repositories/verified-emails.ts';
import { insert } from '#data/writes.ts';
import type { Job } from '#data/job-item.ts';
import type { Mail } from '#shared/models/mail.ts';
import { table } from './factories.ts';
import { storedItems } from './stored.ts';

type Letter<Template extends Mail['template']> = Extract<Mail, { template: Template }>['values'];

/** The letters of a kind that wait to be sent to an address, oldest first. */
export async function lettersTo<Template extends Mail['template']>(
  email: string,
  template: Template,
): Promise<Letter<Template>[]> {
  const jobs = (await storedItems(email))
    .filter(({ type }) => type === 'job')
    .toSorted((a, b) => String(a['createdAt']).localeCompare(String(b['createdAt'])))
    .map(({ job }) => job as Job);
  return jobs.flatMap((job) =>
    job.kind === 'send-mail' && job.to === email && job.mail.template === template
      ? [job.mail.values as Letter<Template>]
      : [],
  );
}

/** The one letter of its kind to an address. */
export async function letterTo<Template extends Mail['template']>(email: string, template: Template) {
  const letters = await lettersTo(email, template);
  if (letters.length !== 1) throw new Error(`There are ${letters.length} letters ${template} to ${email}`);
  return letters[0]!;
}

/** A letter that waits to be sent, as its stored job: to an account whose address is its own, unless it is `unproved`. */
export async function makeLetter(
  mail: Mail = {
    template: 'password-reset',
    values: { token: 'abc', expiresAt: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString() },
  },
  to = `${randomUUID()}@romashka.example`,
  { unproved = false } = {},
) {
  const account = randomUUID();
  if (!unproved) await table.write(verified({ id: account, email: to }, new Date()));
  const job = jobItem({ kind: 'send-mail', to, account, mail }, randomUUID(), new Date());
  await table.write(insert(job));
  return { to, job };
}
