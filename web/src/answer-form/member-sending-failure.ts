import { ApiError, NetworkError } from '#web/lib/api-error.ts';
import type { SendingFailure } from './sending.ts';
import { failureOfRefusal } from './sending-failure.ts';
import { answerFormText as text } from '#text/answer-form.ts';

/** What a failed attempt to send means for a member. */
export function sendingFailureOf(error: unknown): SendingFailure {
  if (error instanceof ApiError) return failureOfRefusal(error);
  if (error instanceof NetworkError) return { kind: 'lost' };
  return { kind: 'refused', message: text.stumbled, unsure: true };
}
