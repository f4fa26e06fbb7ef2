import { refuseProblem } from '#core/clients/connection-problems.ts';
import { conflict, notFound } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { integrationsErrors } from '#text/integrations/errors.ts';
import { hashOfSecret, newUpdateSecret, openBot, sealBot } from '../chats/bot-secrets.ts';
import { MessengerError } from '../chats/messenger.ts';
import { updatesUrl } from '../chats/updates-url.ts';
import { CONNECTION_CHECKS } from '../clients.ts';
import type { ChatsOperation } from '../operation.ts';
import { presentChat } from '../present-chat.ts';

/**
 * Tries the token and keeps it only if the messenger knows its bot and will send its updates here. Chats belong to a bot: another one in its place
 * begins without any. Updates come with a secret of their own from then on, those of an earlier one lead nowhere.
 */
export const connectChatBot: ChatsOperation<'connectChatBot'> = async (context, { params: { channel }, body }) => {
  const { repos, workspaceId, actor, now, vault, messengers, siteUrl } = context;
  await requireWritable(context);
  await countAttempt(CONNECTION_CHECKS, workspaceId, context);
  const messenger = messengers[channel];
  const { token } = body;
  const bot = await messenger.me(token).catch(refuse);
  const known = await repos.chats.findBot(workspaceId, channel);
  const secret = newUpdateSecret();
  const url = updatesUrl(siteUrl(), channel, workspaceId);
  await messenger.receive(token, url, secret).catch(refuse);
  const sealed = await sealBot({ token, secret }, workspaceId, channel, vault);
  const values = { bot, sealed, secretHash: hashOfSecret(secret) };
  const saved = await repos.chats.saveBot(workspaceId, channel, values, known, now);
  if (saved === 'changed') conflict(integrationsErrors.botChanged);
  if (saved === 'workspace gone') notFound('workspace');
  if (known && known.bot.id !== bot.id) {
    await repos.chats.removeChats(workspaceId, channel);
    const former = await openBot(known, workspaceId, channel, vault);
    // A token that was taken back takes nothing: then nothing comes by it either.
    await messenger.stopReceiving(former.token, url).catch(passOver);
  }
  const [access, chats] = await Promise.all([
    repos.chats.findBot(workspaceId, channel),
    repos.chats.listOf(workspaceId, channel),
  ]);
  return presentChat(channel, access, chats, { userId: actor.userId, manages: true });
};

function refuse(error: unknown): never {
  if (error instanceof MessengerError) return refuseProblem(error.problem, 'token');
  throw error;
}

function passOver(error: unknown): void {
  if (!(error instanceof MessengerError)) throw error;
}
