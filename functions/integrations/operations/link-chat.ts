import { conflict } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { newLinkToken } from '#functions/accounts/email-link-token.ts';
import { CHAT_LINK_MINUTES } from '#shared/rules/messengers.ts';
import { integrationsErrors } from '#text/integrations/errors.ts';
import type { ChatsOperation } from '../operation.ts';

/** Links one member may ask for: each makes the one before worthless. */
const CHAT_LINKS = { name: 'chat-link', limit: 20, windowSeconds: 3600 };

/** A link that connects the chat it is opened in to whoever asks, once and for a quarter of an hour. */
export const linkChat: ChatsOperation<'linkChat'> = async (context, { params: { channel } }) => {
  const { repos, workspaceId, actor, now, messengers } = context;
  const access = await repos.chats.findBot(workspaceId, channel);
  if (!access) return conflict(integrationsErrors.botNotConnected);
  await countAttempt(CHAT_LINKS, `${workspaceId}/${actor.userId}`, context);
  const { userId, hash, token } = newLinkToken(actor.userId);
  const expiresAt = new Date(now.getTime() + CHAT_LINK_MINUTES * 60_000);
  await repos.chats.saveLink(workspaceId, channel, { userId, hash, expiresAt });
  return { url: messengers[channel].linkTo(access.bot, token), expires_at: expiresAt.toISOString() };
};
