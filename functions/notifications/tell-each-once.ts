import type { JobContext } from '#functions/jobs/define-job.ts';
import type { Channel } from '#shared/channels/index.ts';
import type { Words } from '#shared/text/said.ts';
import type { Lost } from './delivery.ts';
import { SENDERS, type repositories } from './channels/index.ts';
import type { Addressee, RunMessage, Sender } from './channels/sender.ts';

interface Telling<Person> {
  /** Called of each as soon as a channel that sends notifications has told them. */
  readonly onTold: (person: Person, channel: Channel) => Promise<void>;
  /** Writes the letter to somebody; false where their mailbox takes no more. */
  readonly post: (person: Person, to: string) => Promise<boolean>;
}

/** What went wrong: in words, and how many by each channel. */
interface Failures {
  readonly problems: readonly Words[];
  readonly lost: Lost;
}

/**
 * Tells each of these people by the first of their ways that reaches them, and gives what went wrong. All whose next way
 * is the same are told at once; whom it did not reach goes on to their next.
 */
export async function tellEachOnce<Person extends Addressee>(
  message: RunMessage,
  ways: ReadonlyMap<Person, readonly Channel[]>,
  { onTold, post }: Telling<Person>,
  context: JobContext<typeof repositories>,
): Promise<Failures> {
  const problems = new Map<string, Words>();
  const lost = new Map<Channel, Counted>();
  let waiting = [...ways.keys()];
  for (let turn = 0; waiting.length > 0; turn++) {
    const missed: Person[] = [];
    for (const [channel, people] of Map.groupBy(waiting, (person) => ways.get(person)![turn])) {
      if (channel === undefined) continue;
      const sender: Sender = SENDERS[channel];
      const telling = { onTold: (person: Person) => onTold(person, channel), post };
      const { reached, problem, ...failed } = await sender.tell(message, people, telling, context);
      if (problem !== null) problems.set(JSON.stringify(problem), problem);
      lost.set(channel, sum(lost.get(channel), failed));
      missed.push(...people.filter((person) => !reached.has(person)));
    }
    waiting = missed;
  }
  return { problems: [...problems.values()], lost };
}

type Counted = Lost extends ReadonlyMap<Channel, infer One> ? One : never;

function sum(before: Counted | undefined, { refused = 0, blocked = 0 }: Partial<Counted>): Counted {
  return { refused: (before?.refused ?? 0) + refused, blocked: (before?.blocked ?? 0) + blocked };
}
