import { chatNotifying, notifyByChats } from '#functions/integrations/notify-by-chats.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import { createNotices } from '../repositories/notices.ts';
import { inviteOnce } from './invite-once.ts';
import type { Sender } from './sender.ts';

const repositories = { ...chatNotifying, notices: createNotices };

/**
 * Messages in a messenger, to those who have connected a chat. Whoever owns the bot can ask the messenger which of its
 * messages are in which chat.
 */
export function chatSender(messenger: Messenger): Sender<typeof repositories> {
  return {
    repositories,
    leavesTraces: true,
    invite: (message, people, context) =>
      inviteOnce(messenger, message, people, context, (waiting, onReached) =>
        notifyByChats(messenger, message, waiting, context, onReached),
      ),
    remind: (message, people, context) => notifyByChats(messenger, message, people, context),
  };
}
