import type { JobContext } from '#functions/jobs/define-job.ts';
import { CHANNELS, type Channel } from '#shared/channels/index.ts';
import { repositories, SENDERS } from './channels/index.ts';
import type { Addressee, RunMessage, Sender } from './channels/sender.ts';
import type { Delivery } from './delivery.ts';
import type { StoredNotice } from './notice.ts';
import { say } from '#core/clients/connection-problems.ts';

/** What telling people by channels uses of the table, for the `repositories` of a slow job that does. */
export const channelRepositories = repositories;

type Context = JobContext<typeof repositories>;

/**
 * Tells people of a run by the chosen channels, each once by each, however often it is asked to. Whom none of them
 * reaches gets a letter instead. A slow job calls it, which may open the connections of a workspace.
 */
export async function inviteThrough(
  message: RunMessage,
  people: readonly Addressee[],
  chosen: readonly Channel[],
  context: Context,
): Promise<StoredNotice> {
  const outcomes = new Map<Channel, Delivery<Addressee>>();
  for (const channel of chosen.filter((one) => one !== 'mail')) {
    outcomes.set(channel, await SENDERS[channel].invite(message, people, context));
  }
  const missed = people.filter((person) => ![...outcomes.values()].some(({ reached }) => reached.has(person)));
  const toMail = chosen.includes('mail') ? people : outcomes.size > 0 ? missed : [];
  if (toMail.length > 0) outcomes.set('mail', await SENDERS.mail.invite(message, toMail, context));
  const problems = [...outcomes.values()].flatMap(({ problem }) => problem ?? []);
  const [problem = null] = problems;
  return {
    people: people.length,
    reached: CHANNELS.flatMap((channel) => {
      const outcome = outcomes.get(channel);
      return outcome ? [{ channel, people: outcome.reached.size }] : [];
    }),
    problem: problems.length > 1 ? say('several', { problems }) : problem,
  };
}

/**
 * Reminds people by those of a run's channels that only a slow job may use, and of an anonymous run by those that leave
 * no traces; gives whom none of them has reached.
 */
export async function remindThrough<Person extends Addressee>(
  message: Omit<RunMessage, 'mailTo'> & { readonly isAnonymous: boolean },
  people: readonly Person[],
  chosen: readonly Channel[],
  context: Context,
): Promise<Person[]> {
  let missed = [...people];
  const senders = chosen.map((channel): Sender => SENDERS[channel]);
  for (const sender of senders.filter(({ leavesTraces = false }) => !(leavesTraces && message.isAnonymous))) {
    const outcome = await sender.remind?.(message, people, context);
    missed = missed.filter((person) => !outcome?.reached.has(person));
  }
  return missed;
}
