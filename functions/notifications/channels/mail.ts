import { createVerifiedEmails } from '#functions/accounts/repositories/verified-emails.ts';
import type { Sender } from './sender.ts';

const repositories = { verifiedEmails: createVerifiedEmails };

/** Letters, to those whose address is known to be theirs and whose mailbox has room. */
export const mail: Sender<typeof repositories> = {
  repositories,
  async tell(_message, people, { post }, { repos }) {
    const addressed = people.flatMap((person) => (person.email === null ? [] : [{ person, email: person.email }]));
    const proved = await repos.verifiedEmails.among(
      addressed.map(({ person: { userId: id }, email }) => ({ id, email })),
    );
    const reached = new Set<(typeof people)[number]>();
    for (const { person, email } of addressed.filter(({ person: { userId } }) => proved.has(userId))) {
      if (await post(person, email)) reached.add(person);
    }
    return { reached, problem: null };
  },
};
