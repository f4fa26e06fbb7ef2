import { conflict, notFound } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { newLinkToken } from '#functions/accounts/email-link-token.ts';
import { SLIP_DAYS } from '#shared/rules/people/contacts.ts';
import { MESSENGERS } from '#shared/rules/messengers.ts';
import { peopleErrors } from '#text/people/errors.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { ContactsOperation } from '../operation.ts';

/** Times slips may be printed in an hour: each makes those before worthless. */
const SLIPS = { name: 'slips', limit: 60, windowSeconds: 3600 };

/**
 * For each of these people without an account a link to every bot of the workspace that connects the chat it is opened
 * in, once and for a month; of its secret a hash is kept, so a slip that is lost is printed anew and the lost one is dead.
 */
export const printSlips: ContactsOperation<'printSlips'> = async (context, { body: { ids } }) => {
  const { repos, workspaceId, now, messengers } = context;
  const contacts = await Promise.all(ids.map((id) => repos.contacts.find(workspaceId, id)));
  const bots = await Promise.all(
    MESSENGERS.map(async (messenger) => ({ messenger, access: await repos.chats.findBot(workspaceId, messenger) })),
  );
  const connected = bots.flatMap(({ messenger, access }) => (access ? [{ messenger, bot: access.bot }] : []));
  if (connected.length === 0) conflict(peopleErrors.noBots);
  await countAttempt(SLIPS, workspaceId, context);
  const expiresAt = new Date(now.getTime() + SLIP_DAYS * DAY_MS);
  const slips = await Promise.all(
    contacts.map(async (found) => {
      const { id, firstName, lastName, language } = found ?? notFound('contact');
      const links = connected.map(async ({ messenger, bot }) => {
        const { hash, token } = newLinkToken(id);
        await repos.chats.saveLink(workspaceId, messenger, { userId: id, hash, expiresAt });
        return { channel: messenger, url: messengers[messenger].linkTo(bot, token) };
      });
      return { id, first_name: firstName, last_name: lastName, language, links: await Promise.all(links) };
    }),
  );
  return { slips, expires_at: expiresAt.toISOString() };
};
