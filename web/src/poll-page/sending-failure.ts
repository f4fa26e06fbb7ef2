import type { ErrorCode } from '#shared/errors.ts';
import type { SendingFailure } from '#web/answer-form/sending.ts';
import { failureOfRefusal } from '#web/answer-form/sending-failure.ts';
import { serverSpeaksIt } from './language/language.ts';
import { publicPageText } from '#text/poll-page.ts';
import { Refusal } from './transport.ts';

const USED: ErrorCode = 'already_answered';

/** What a failed attempt to send means for the respondent. */
export function sendingFailureOf(error: unknown): SendingFailure {
  if (!(error instanceof Refusal)) return { kind: 'lost' };
  // Nobody here has an account: it is a one-time code that has answered.
  return error.code === USED
    ? { kind: 'stopped', why: 'used' }
    : failureOfRefusal({ ...error, detail: wordsOf(error) });
}

/** The server's own words; the status where it had none, and in languages it does not speak. */
export function wordsOf({ detail, status }: Refusal): string {
  return (serverSpeaksIt() ? detail : null) ?? publicPageText.httpError(status);
}
