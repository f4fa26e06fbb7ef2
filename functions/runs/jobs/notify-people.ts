import type { Notice } from '#shared/models/channel.ts';
import type { JobContext } from '#functions/jobs/define-job.ts';
import { notifyByPortal, type Told } from '#functions/integrations/notify-by-portal.ts';
import type { Addressee, notifying, PeopleNotice } from './people-notice.ts';

/**
 * Tells people of a run by the chosen channels, each once by each, however often it is asked to: a slow job, which may
 * open the portal's webhook, calls it. Whom Bitrix24 does not reach gets a letter instead.
 */
export async function notifyPeople(notice: PeopleNotice, context: JobContext<typeof notifying>): Promise<Notice> {
  const { people, channels } = notice;
  const byPortal = channels.includes('bitrix24') ? await notify(notice, context) : null;
  const toMail = channels.includes('mail')
    ? people
    : people.filter((person) => byPortal !== null && !byPortal.told.has(person));
  const byMail = await post(notice, toMail, context);
  return {
    people: people.length,
    by_bitrix24: byPortal?.told.size ?? 0,
    by_mail: byMail,
    problem: byPortal?.problem ?? null,
  };
}

/** Who has a notification in Bitrix24 now. */
async function notify(notice: PeopleNotice, context: JobContext<typeof notifying>): Promise<Told<Addressee>> {
  const { people } = notice;
  const { notices } = context.repos;
  const ids = people.map(({ userId }) => userId);
  const before = await notices.told(notice, 'bitrix24', ids);
  const waiting = people.filter(({ userId }) => !before.has(userId));
  const { told, problem } = await notifyByPortal(notice, waiting, context, ({ userId }) =>
    notices.mark(notice, 'bitrix24', userId, context.now),
  );
  return { told: new Set(people.filter((person) => before.has(person.userId) || told.has(person))), problem };
}

/** How many of these people have a letter now: those whose address is known to be theirs, and whose mailbox has room. */
async function post(
  notice: PeopleNotice,
  people: readonly Addressee[],
  { repos, now, newId }: JobContext<typeof notifying>,
): Promise<number> {
  const proved = await repos.verifiedEmails.among(people.map(({ userId: id, email }) => ({ id, email })));
  let posted = 0;
  for (const person of people.filter(({ userId }) => proved.has(userId))) {
    const { userId: account, email: to } = person;
    const job = { kind: 'send-mail', to, account, counted: true, mail: notice.mailTo(person) } as const;
    const outcome = await repos.notices.post(notice, account, { job, jobId: newId() }, now);
    if (outcome !== 'mailbox full') posted += 1;
  }
  return posted;
}
