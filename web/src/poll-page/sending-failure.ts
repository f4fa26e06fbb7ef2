import type { ErrorCode } from '#shared/errors.ts';
import type { SendingFailure } from '#web/answer-form/sending.ts';
import { publicPageText } from './text.ts';
import { Refusal } from './transport.ts';

/** Seconds to wait where the server asks for patience without saying how much. */
const PATIENCE_SECONDS = 20;
const FULL: ErrorCode = 'link_full';
const CLOSED: ErrorCode = 'run_closed';

/** What a failed attempt to send means for the respondent. */
export function sendingFailureOf(error: unknown): SendingFailure {
  if (!(error instanceof Refusal)) return { kind: 'lost' };
  if (error.status === 429) return { kind: 'busy', seconds: error.retryAfter ?? PATIENCE_SECONDS };
  if (error.status === 404 || error.code === CLOSED) return { kind: 'stopped', why: 'closed' };
  if (error.code === FULL) return { kind: 'stopped', why: 'full' };
  return { kind: 'refused', message: wordsOf(error), unsure: error.status >= 500 };
}

/** The server's own words, or the status where it had none. */
export function wordsOf({ detail, status }: Refusal): string {
  return detail ?? publicPageText.httpError(status);
}
