import { minutesNeeded } from '#shared/rules/minutes-needed.ts';
import { answerFormText } from '#text/answer-form.ts';
import { chatText as text } from '#text/asking/runs/open.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';

/** What a message about an open run has to say. */
interface OpenPoll {
  readonly title: string;
  readonly questions: number;
  readonly deadline: string | null;
  readonly anonymous: boolean;
  /** Whether the address is that of the public link. */
  readonly byLink: boolean;
  readonly address: string;
}

/** A message for a chat: what is asked, how long it takes, until when, whether names are seen, and the address. */
export function chatMessage({ title, questions, deadline, anonymous, byLink, address }: OpenPoll, now: Date): string {
  const until = deadline === null ? '' : ` ${text.until(formatDayAndTime(deadline, now))}`;
  return [
    text.ask(title),
    text.size(questions, answerFormText.minutes(minutesNeeded(questions))) + until,
    anonymous ? text.anonymous : byLink ? text.unnamed : text.named,
    address,
  ].join('\n');
}
