import { ApiError, messageOf, NetworkError } from '#web/lib/api-error.ts';
import type { SendingFailure } from './sending.ts';

/** The gateway asks for patience without saying how much. */
const PATIENCE_SECONDS = 15;

/** What a failed attempt to send means for the member. */
export function sendingFailureOf(error: unknown): SendingFailure {
  if (error instanceof NetworkError) return { kind: 'lost' };
  if (!(error instanceof ApiError)) return { kind: 'refused', message: messageOf(error), unsure: true };
  if (error.code === 'already_answered') return { kind: 'stopped', why: 'elsewhere' };
  if (error.code === 'run_closed' || error.status === 404) return { kind: 'stopped', why: 'closed' };
  if (error.status === 429) return { kind: 'busy', seconds: PATIENCE_SECONDS };
  return { kind: 'refused', message: messageOf(error), unsure: error.status >= 500 };
}
