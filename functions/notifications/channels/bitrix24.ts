import { notifyByPortal, portalNotifying } from '#functions/integrations/notify-by-portal.ts';
import { createNotices } from '../repositories/notices.ts';
import type { Sender } from './sender.ts';

const repositories = { ...portalNotifying, notices: createNotices };

/** Notifications in the connected portal, to those whom it knows by their address. */
export const bitrix24: Sender<typeof repositories> = {
  repositories,
  async invite(message, people, context) {
    const { notices } = context.repos;
    const told = await notices.told(
      message,
      'bitrix24',
      people.map(({ userId }) => userId),
    );
    const waiting = people.filter(({ userId }) => !told.has(userId));
    const { reached, problem } = await notifyByPortal(message, waiting, context, ({ userId }) =>
      notices.mark(message, 'bitrix24', userId, context.now),
    );
    return { reached: new Set(people.filter((person) => told.has(person.userId) || reached.has(person))), problem };
  },
  remind: notifyByPortal,
};
