import { chatNotifying, notifyByChats } from '#functions/integrations/notify-by-chats.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import type { Sender } from './sender.ts';

/**
 * Messages in a messenger, to those who have connected a chat. Whoever owns the bot can ask the messenger which of its
 * messages are in which chat.
 */
export function chatSender(messenger: Messenger): Sender<typeof chatNotifying> {
  return {
    repositories: chatNotifying,
    leavesTraces: true,
    tell: (message, people, { onTold }, context) => notifyByChats(messenger, message, people, context, onTold),
  };
}
