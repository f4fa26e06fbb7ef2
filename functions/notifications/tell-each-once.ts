import type { JobContext } from '#functions/jobs/define-job.ts';
import type { Channel } from '#shared/channels/index.ts';
import type { Words } from '#shared/text/said.ts';
import { SENDERS, type repositories } from './channels/index.ts';
import type { Addressee, RunMessage, Sender } from './channels/sender.ts';

interface Telling<Person> {
  /** Called of each as soon as a channel that sends notifications has told them. */
  readonly onTold: (person: Person, channel: Channel) => Promise<void>;
  /** Writes the letter to somebody; false where their mailbox takes no more. */
  readonly post: (person: Person, to: string) => Promise<boolean>;
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
): Promise<Words[]> {
  const problems = new Map<string, Words>();
  let waiting = [...ways.keys()];
  for (let turn = 0; waiting.length > 0; turn++) {
    const missed: Person[] = [];
    for (const [channel, people] of Map.groupBy(waiting, (person) => ways.get(person)![turn])) {
      if (channel === undefined) continue;
      const sender: Sender = SENDERS[channel];
      const telling = { onTold: (person: Person) => onTold(person, channel), post };
      const { reached, problem } = await sender.tell(message, people, telling, context);
      if (problem !== null) problems.set(JSON.stringify(problem), problem);
      missed.push(...people.filter((person) => !reached.has(person)));
    }
    waiting = missed;
  }
  return [...problems.values()];
}
