import type { ErrorCode } from '#shared/errors.ts';
import type { Trouble } from '#web/poll-form/sending.ts';
import { pollPageText } from '#web/text/poll-page.ts';
import { Refusal } from './api.ts';

/** Seconds to wait where the server asks for patience without saying how much. */
const PATIENCE_SECONDS = 20;
const FULL: ErrorCode = 'link_full';

/** What a failed attempt to send means for the respondent. */
export function judge(error: unknown): Trouble {
  if (!(error instanceof Refusal)) return { is: 'lost' };
  if (error.status === 429) return { is: 'busy', seconds: error.retryAfter ?? PATIENCE_SECONDS };
  if (error.status === 404) return { is: 'stopped', why: 'closed' };
  if (error.code === FULL) return { is: 'stopped', why: 'full' };
  return { is: 'refused', message: wordsOf(error), unsure: error.status >= 500 };
}

/** The server's own words, or the status where it had none. */
export function wordsOf({ detail, status }: Refusal): string {
  return detail ?? pollPageText.httpError(status);
}
