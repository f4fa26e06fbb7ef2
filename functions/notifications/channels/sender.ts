import type { SomeFactories } from '#data/open-repositories.ts';
import type { JobContext } from '#functions/jobs/define-job.ts';
import type { SealedPhone } from '#functions/people/repositories/contacts.ts';
import type { Channel } from '#shared/channels/index.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import type { Delivery } from '../delivery.ts';

/** A person as channels know them. */
export interface Addressee {
  readonly userId: string;
  /** Null for who has none. */
  readonly email: string | null;
  /** In which they are told of this run. */
  readonly language: PollLanguage;
  /** By which channels they may be told, in their own order; a letter comes last in any case. */
  readonly order: readonly Channel[];
  /** Where a link leads that is theirs alone; left out, where the message says. */
  readonly path?: string;
  /** Their number, and the number of ours that an SMS to them has; left out where they are sent none. */
  readonly sms?: { readonly phone: SealedPhone; readonly id: number };
}

/** What people are to be told of a run. */
export interface RunMessage {
  readonly workspaceId: string;
  readonly runId: string;
  readonly message: 'invitation' | 'reminder';
  /** In a sentence in the language of now, for channels that send notifications; a link is written behind it. */
  readonly text: () => string;
  /** Where the link leads whoever has none of their own, by their language: a path of the site. */
  readonly path: (language: PollLanguage) => string;
}

/** What is done of each person a channel is about to tell, or has told. */
export interface Telling<Person> {
  /** As soon as a channel has told somebody. */
  readonly onTold: (person: Person) => Promise<void>;
  /** Writes the letter to somebody and what `onTold` would, all or nothing; false where their mailbox takes no more. */
  readonly post: (person: Person, to: string) => Promise<boolean>;
}

/**
 * How a channel sends. Slow jobs call it, which may open the connection of a workspace; it keeps within the limits of
 * whatever it sends by, tells by itself which of the people it can reach, and does not try again what was refused.
 * Whom it did not reach the next channel of their order tells, and a letter at last; what went wrong is its `problem`.
 * An error it throws has the whole job done again.
 */
export interface Sender<Factories extends SomeFactories = SomeFactories> {
  /** What it uses of the table. */
  readonly repositories: Factories;
  /**
   * Whoever has given us the connection can look up whom it was written to by it. So it reminds nobody of an anonymous
   * run, whose reminders say who had not answered.
   */
  readonly leavesTraces?: true;
  /** Tells these people at once, each of them once. */
  tell<Person extends Addressee>(
    message: RunMessage,
    people: readonly Person[],
    telling: Telling<Person>,
    context: JobContext<Factories>,
  ): Promise<Delivery<Person>>;
}
