import { say } from '#core/clients/connection-problems.ts';
import type { JobContext } from '#functions/jobs/define-job.ts';
import { CHANNELS, type Channel } from '#shared/channels/index.ts';
import type { Mail } from '#shared/models/mail.ts';
import { repositories, SENDERS } from './channels/index.ts';
import type { Addressee, RunMessage, Sender } from './channels/sender.ts';
import type { Lost } from './delivery.ts';
import type { StoredNotice } from './notice.ts';
import { createNotices } from './repositories/notices.ts';
import { tellEachOnce } from './tell-each-once.ts';
import { waysOf } from './ways-of.ts';

/** What telling people by channels uses of the table, for the `repositories` of a slow job that does. */
export const channelRepositories = { ...repositories, notices: createNotices };

type Context = JobContext<typeof channelRepositories>;

interface Outcome {
  readonly lost: Lost;
  readonly notice: StoredNotice;
  /** Who has yet to be told, as it is not their hour. */
  readonly waiting: readonly Addressee[];
}

/** Whom a run asks, and who of them is to be told nothing now. */
interface Invited {
  readonly people: readonly Addressee[];
  /** They are told when their quiet hours are over. */
  readonly resting: ReadonlySet<Addressee>;
  /** They need no invitation any more. */
  readonly done: ReadonlySet<Addressee>;
}

/**
 * Tells people of a run, each once and by one channel, however often it is asked to: by the first of the chosen
 * channels, in their own order, that reaches them, or by a letter at last. A slow job calls it, which may open the
 * connections of a workspace.
 */
export async function inviteThrough(
  message: RunMessage & { readonly mailTo: (person: Addressee) => Mail },
  { people, resting, done }: Invited,
  chosen: readonly Channel[],
  context: Context,
): Promise<Outcome> {
  const {
    repos: { notices },
    now,
    newId,
  } = context;
  const told = new Map(await notices.told(message, people.map(idOf)));
  const untold = chosen.length === 0 ? [] : people.filter((person) => !told.has(idOf(person)) && !done.has(person));
  const waiting = untold.filter((person) => resting.has(person));
  const awake = untold.filter((person) => !resting.has(person));
  const { problems, lost } = await tellEachOnce(
    message,
    new Map(awake.map((person) => [person, waysOf(person.order, chosen)])),
    {
      async onTold({ userId }, channel) {
        await notices.mark(message, channel, userId, now);
        told.set(userId, channel);
      },
      async post(person, to) {
        const { userId: account, language } = person;
        const job = { kind: 'send-mail', to, account, counted: true, language, mail: message.mailTo(person) } as const;
        const outcome = await notices.post(message, account, { job, jobId: newId() }, now);
        if (outcome !== 'mailbox full') told.set(account, 'mail');
        return outcome !== 'mailbox full';
      },
    },
    context,
  );
  const [problem = null] = problems;
  const by = Map.groupBy(told.values(), (channel) => channel);
  const notice = {
    people: people.length,
    reached: CHANNELS.flatMap((channel) => {
      const { length: count } = by.get(channel) ?? [];
      return count > 0 || chosen.includes(channel) ? [{ channel, people: count }] : [];
    }),
    later: waiting.length,
    problem: problems.length > 1 ? say('several', { problems }) : problem,
  };
  return { notice, waiting, lost };
}

/**
 * Reminds people of a run, each by one channel; gives who is to get a letter, which its job writes with its own end.
 * Where it says of whom it reaches what nobody may know, only by channels that leave no traces, and with no mark of whom;
 * else whoever was told is marked under `mark`, so that a job done again tells nobody a second time.
 */
export async function remindThrough<Person extends Addressee>(
  message: RunMessage & { readonly isSecret: boolean; readonly mark: string },
  people: readonly Person[],
  chosen: readonly Channel[],
  context: Context,
): Promise<Person[]> {
  const { isSecret, runId, mark } = message;
  const { notices } = context.repos;
  const notice = isSecret ? null : { runId, message: mark };
  const told = notice === null ? null : await notices.told(notice, people.map(idOf));
  const usable = chosen.filter((channel) => !(isSecret && leavesTraces(channel)));
  const waiting = people.filter((person) => !told?.has(idOf(person)));
  const letters: Person[] = [];
  await tellEachOnce(
    message,
    new Map(waiting.map((person) => [person, waysOf(person.order, usable)])),
    {
      async onTold({ userId }, channel) {
        if (notice !== null) await notices.mark(notice, channel, userId, context.now);
      },
      async post(person) {
        letters.push(person);
        return true;
      },
    },
    context,
  );
  return letters;
}

const idOf = ({ userId }: Addressee): string => userId;

function leavesTraces(channel: Channel): boolean {
  const sender: Sender = SENDERS[channel];
  return sender.leavesTraces ?? false;
}
