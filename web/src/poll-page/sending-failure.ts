import type { SendingFailure } from '#web/answer-form/sending.ts';
import { failureOfRefusal } from '#web/answer-form/sending-failure.ts';
import { publicPageText } from '#text/poll-page.ts';
import { Refusal } from './transport.ts';

/** What a failed attempt to send means for the respondent. */
export function sendingFailureOf(error: unknown): SendingFailure {
  return error instanceof Refusal ? failureOfRefusal(error) : { kind: 'lost' };
}

/** The server's own words, or the status where it had none. */
export function wordsOf({ detail, status }: Refusal): string {
  return detail ?? publicPageText.httpError(status);
}
