import { checkOf, say } from '#core/clients/connection-problems.ts';
import { countAttempt } from '#core/throttle.ts';
import { inLanguage } from '#shared/text/current.ts';
import { integrationsErrors } from '#text/integrations/errors.ts';
import { notificationsLetters } from '#text/notifications/letters.ts';
import { openBot } from '../chats/bot-secrets.ts';
import { MessengerError } from '../chats/messenger.ts';
import { CONNECTION_CHECKS } from '../clients.ts';
import type { ChatsOperation } from '../operation.ts';

/** Writes to the chat of whoever asks, as it would be written to others. */
export const tryChatBot: ChatsOperation<'tryChatBot'> = async (context, { params: { channel } }) => {
  const { repos, workspaceId, member, actor, vault, messengers } = context;
  const access = await repos.chats.findBot(workspaceId, channel);
  if (!access) return { ok: false, detail: integrationsErrors.botNotConnected, warnings: [] };
  const chat = await repos.chats.find(workspaceId, channel, actor.userId);
  if (!chat) return { ok: false, detail: integrationsErrors.noOwnChat, warnings: [] };
  await countAttempt(CONNECTION_CHECKS, workspaceId, context);
  const { token } = await openBot(access, workspaceId, channel, vault);
  const text = inLanguage(member.language, () => notificationsLetters.trials.chat);
  try {
    const sent = await messengers[channel].send(token, chat.chatId, { text });
    if (sent === 'sent') return checkOf(null, integrationsErrors.trialSent);
    if (sent !== 'gone') return checkOf({ kind: 'failed', detail: say('botBusy', { whom: channel }) }, '');
    await repos.chats.forget(workspaceId, channel, chat);
    return { ok: false, detail: integrationsErrors.noOwnChat, warnings: [] };
  } catch (error) {
    if (error instanceof MessengerError) return checkOf(error.problem, '');
    throw error;
  }
};
