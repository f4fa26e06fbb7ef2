import type { Opened } from '#data/open-repositories.ts';
import type { Channel } from '#shared/channels/index.ts';
import type { Delivery } from '../delivery.ts';
import type { createNotices } from '../repositories/notices.ts';
import type { Addressee, RunMessage } from './sender.ts';

interface Context {
  readonly repos: Opened<{ readonly notices: typeof createNotices }>;
  readonly now: Date;
}

/** Tells by a channel those whom it has not told of this message, each marked as soon as they were; gives all who ever were. */
export async function inviteOnce(
  channel: Channel,
  message: RunMessage,
  people: readonly Addressee[],
  { repos: { notices }, now }: Context,
  notify: (
    waiting: readonly Addressee[],
    onReached: (person: Addressee) => Promise<void>,
  ) => Promise<Delivery<Addressee>>,
): Promise<Delivery<Addressee>> {
  const told = await notices.told(
    message,
    channel,
    people.map(({ userId }) => userId),
  );
  const waiting = people.filter(({ userId }) => !told.has(userId));
  const { reached, problem } = await notify(waiting, ({ userId }) => notices.mark(message, channel, userId, now));
  return { reached: new Set(people.filter((person) => told.has(person.userId) || reached.has(person))), problem };
}
