import { createVerifiedEmails } from '#functions/accounts/repositories/verified-emails.ts';
import { createNotices } from '../repositories/notices.ts';
import type { Addressee, Sender } from './sender.ts';

const repositories = { notices: createNotices, verifiedEmails: createVerifiedEmails };

/** Letters, to those whose address is known to be theirs and whose mailbox has room. */
export const mail: Sender<typeof repositories> = {
  repositories,
  async invite(message, people, { repos, now, newId }) {
    const proved = await repos.verifiedEmails.among(people.map(({ userId: id, email }) => ({ id, email })));
    const reached = new Set<Addressee>();
    for (const person of people.filter(({ userId }) => proved.has(userId))) {
      const { userId: account, email: to } = person;
      const job = {
        kind: 'send-mail',
        to,
        account,
        counted: true,
        language: person.language,
        mail: message.mailTo(person),
      } as const;
      const outcome = await repos.notices.post(message, account, { job, jobId: newId() }, now);
      if (outcome !== 'mailbox full') reached.add(person);
    }
    return { reached, problem: null };
  },
  remind: null,
};
