import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { sameToken } from '#core/same-token.ts';
import { mayAttempt } from '#core/throttle.ts';
import { parseLinkToken } from '#functions/accounts/email-link-token.ts';
import { CHAT_CONSENT_VERSION } from '#shared/rules/consent.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { inLanguage } from '#shared/text/current.ts';
import { runMessages } from '#text/runs/messages.ts';
import { hashOfSecret, openBot } from '../chats/bot-secrets.ts';
import { MessengerError, type ChatUpdate } from '../chats/messenger.ts';
import type { ChatClients } from '../clients.ts';
import type { ChatsOperation } from '../operation.ts';
import type { BotAccess } from '../repositories/chats.ts';

type Context = OperationContext<'chats' | 'contacts' | 'members' | 'throttles' | 'workspaces'> & ChatClients;

/** What a bot says; to whom a slip connected, in other words. */
type Answer = 'connected' | 'stopped' | 'deadLink' | 'notHere';

interface Place {
  readonly workspaceId: string;
  readonly messenger: Messenger;
  readonly access: BotAccess;
}

/** So often a bot answers in one chat, whoever writes there. */
const ANSWERS = { name: 'chat-answer', limit: 5, windowSeconds: 60 };

/**
 * What a messenger tells the bot of a workspace. Whoever cannot prove to be the messenger learns nothing, not even
 * whether there is a bot. An update that comes again does what it did: a link connects its chat, whoever asked to be
 * left alone is. A failure of ours is a 500, after which it comes again; that an answer was not sent is none.
 */
export const receiveChatUpdate: ChatsOperation<'receiveChatUpdate'> = async (
  context,
  { params: { channel: messenger, id: workspaceId }, body },
) => {
  const access = await context.repos.chats.findBot(workspaceId, messenger);
  if (!access || !sameToken(hashOfSecret(context.secret), access.secretHash)) return notFound('route');
  const update = context.messengers[messenger].readUpdate(body);
  if (!update) return {};
  const place = { workspaceId, messenger, access };
  const { userId, answer } = await follow(update, place, context);
  if (answer !== null) await say(answer, update, await whoseChat(userId, place, context), place, context);
  return {};
};

/** Does what an update asks for; says whose chat it is, and what is to be answered. */
async function follow(
  update: ChatUpdate,
  { workspaceId, messenger, access }: Place,
  { repos, now }: Context,
): Promise<{ userId: string | null; answer: Answer | null }> {
  const { chatId, at } = update;
  if (update.kind === 'started' && update.token !== null) {
    const link = parseLinkToken(update.token);
    const whose = link && (await repos.contacts.find(workspaceId, link.userId)) ? 'contact' : 'member';
    // A member has read the text where the link stood; a slip does not tell it.
    const consent = whose === 'member' ? CHAT_CONSENT_VERSION : null;
    const chat = link && { ...link, chatId, since: at.toISOString(), consent };
    if (!chat || !(await repos.chats.connect(workspaceId, messenger, chat, access.bot, now, whose))) {
      return { userId: null, answer: 'deadLink' };
    }
    return { userId: chat.userId, answer: 'connected' };
  }
  const chat = (await repos.chats.listOf(workspaceId, messenger)).find((one) => one.chatId === chatId);
  const userId = chat?.userId ?? null;
  if (update.kind === 'started') return { userId, answer: chat ? 'connected' : 'deadLink' };
  if (update.kind === 'said') return { userId, answer: 'notHere' };
  // One that was held up says nothing of a chat connected since.
  if (chat && Date.parse(chat.since) <= at.getTime()) await repos.chats.forget(workspaceId, messenger, chat);
  return { userId, answer: update.listens ? 'stopped' : null };
}

/** Whom a bot answers. */
interface Listener {
  /** That of whoever's chat it is; of the workspace for anybody else. */
  readonly language: PollLanguage;
  /** The company that has written them down, of somebody without an account. */
  readonly company: string | null;
}

/** Null where the workspace is gone. */
async function whoseChat(userId: string | null, { workspaceId }: Place, { repos }: Context): Promise<Listener | null> {
  const member = userId === null ? null : await repos.members.find(workspaceId, userId);
  const own = member?.telling.language ?? member?.language;
  if (own) return { language: own, company: null };
  const contact = userId === null || member ? null : await repos.contacts.find(workspaceId, userId);
  const workspace = await repos.workspaces.find(workspaceId);
  if (!workspace) return null;
  return contact
    ? { language: contact.language, company: workspace.name }
    : { language: workspace.language, company: null };
}

/** Whoever has no account did not give their address themselves: they are told who did, and how to stop it. */
function told(answer: Answer, company: string | null): string {
  const words = runMessages.bot;
  if (company !== null && answer === 'connected') return words.connectedBySlip(company);
  if (company !== null && answer === 'stopped') return words.stoppedBySlip;
  return words[answer];
}

async function say(
  answer: Answer,
  { chatId }: ChatUpdate,
  listener: Listener | null,
  { workspaceId, messenger, access }: Place,
  context: Context,
): Promise<void> {
  if (listener === null) return;
  if (!(await mayAttempt(ANSWERS, `${workspaceId}/${messenger}/${chatId}`, context))) return;
  const { token } = await openBot(access, workspaceId, messenger, context.vault);
  const text = inLanguage(listener.language, () => told(answer, listener.company));
  try {
    await context.messengers[messenger].send(token, chatId, { text });
  } catch (error) {
    if (!(error instanceof MessengerError)) throw error;
  }
}
