import type { SomeFactories } from '#data/open-repositories.ts';
import type { JobContext } from '#functions/jobs/define-job.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Mail } from '#shared/models/mail.ts';
import type { Delivery } from '../delivery.ts';
import type { NoticeOf } from '../repositories/notices.ts';

/** A member as channels know them. */
export type Addressee = Pick<Member, 'userId' | 'email' | 'language'>;

/** What people are to be told of a run. */
export interface RunMessage extends NoticeOf {
  readonly workspaceId: string;
  /** The letter to somebody, for channels that send letters. */
  readonly mailTo: (person: Addressee) => Mail;
  /** The same in a sentence in the language of now, for channels that send notifications; a link to `path` of the site is written behind it. */
  readonly text: () => string;
  readonly path: string;
}

/**
 * How a channel sends. Slow jobs call it, which may open the connection of a workspace; it keeps within the limits of
 * whatever it sends by, and does not try again what was refused. What goes wrong it tells as its `problem`: who it did
 * not reach gets a letter; an error it throws has the whole job done again.
 */
export interface Sender<Factories extends SomeFactories = SomeFactories> {
  /** What it uses of the table. */
  readonly repositories: Factories;
  /**
   * Whoever has given us the connection can look up whom it was written to by it. So it reminds nobody of an anonymous
   * run, whose reminders say who had not answered.
   */
  readonly leavesTraces?: true;
  /** Tells people of a run, each once however often it is called with the same message; gives all who were ever told. */
  invite(
    message: RunMessage,
    people: readonly Addressee[],
    context: JobContext<Factories>,
  ): Promise<Delivery<Addressee>>;
  /**
   * Tells people once more and leaves no mark of whom, which would say who had not answered. Null for mail: its letters
   * are written where reminders are decided on.
   */
  readonly remind:
    | (<Person extends Addressee>(
        message: Omit<RunMessage, 'mailTo'>,
        people: readonly Person[],
        context: JobContext<Factories>,
      ) => Promise<Delivery<Person>>)
    | null;
}
