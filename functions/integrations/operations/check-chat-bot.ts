import { checkOf } from '#core/clients/connection-problems.ts';
import { countAttempt } from '#core/throttle.ts';
import { integrationsErrors } from '#text/integrations/errors.ts';
import { openBot } from '../chats/bot-secrets.ts';
import { MessengerError } from '../chats/messenger.ts';
import { updatesUrl } from '../chats/updates-url.ts';
import { CONNECTION_CHECKS } from '../clients.ts';
import type { ChatsOperation } from '../operation.ts';

/** Tries the token that is kept and has updates sent here anew, as a messenger that could not send them has stopped. */
export const checkChatBot: ChatsOperation<'checkChatBot'> = async (context, { params: { channel } }) => {
  const { repos, workspaceId, vault, messengers, siteUrl } = context;
  const access = await repos.chats.findBot(workspaceId, channel);
  if (!access) return { ok: false, detail: integrationsErrors.botNotConnected, warnings: [] };
  await countAttempt(CONNECTION_CHECKS, workspaceId, context);
  const { token, secret } = await openBot(access, workspaceId, channel, vault);
  try {
    await messengers[channel].me(token);
    await messengers[channel].receive(token, updatesUrl(siteUrl(), channel, workspaceId), secret);
  } catch (error) {
    if (!(error instanceof MessengerError)) throw error;
    // An outage says nothing of the bot.
    if (error.problem.kind === 'refused') {
      await repos.chats.noteProblem(workspaceId, channel, access, error.problem.detail);
    }
    return checkOf(error.problem, '');
  }
  await repos.chats.noteProblem(workspaceId, channel, access, null);
  return checkOf(null, integrationsErrors.works);
};
