import { chatNotifying, notifyByChats } from '#functions/integrations/notify-by-chats.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import { createNotices } from '../repositories/notices.ts';
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
    async invite(message, people, context) {
      const { notices } = context.repos;
      const told = await notices.told(
        message,
        messenger,
        people.map(({ userId }) => userId),
      );
      const waiting = people.filter(({ userId }) => !told.has(userId));
      const { reached, problem } = await notifyByChats(messenger, message, waiting, context, ({ userId }) =>
        notices.mark(message, messenger, userId, context.now),
      );
      return { reached: new Set(people.filter((person) => told.has(person.userId) || reached.has(person))), problem };
    },
    remind: (message, people, context) => notifyByChats(messenger, message, people, context),
  };
}
