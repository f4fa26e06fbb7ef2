import type { ErrorCode } from '#shared/errors.ts';
import type { SendingFailure } from './sending.ts';
import { answerFormText as text } from '#text/answer-form.ts';

/** Seconds to wait where the server asks for patience without saying how much. */
const PATIENCE_SECONDS = 20;

/** A refusal of the server, as far as it decides what is said of the answers. */
export interface RefusedSending {
  readonly status: number;
  readonly code: string | null;
  /** The server's own words; null when it had none. */
  readonly detail: string | null;
  readonly retryAfter: number | null;
}

/** Refusals after which nothing can be sent here any more, by their codes. */
const STOPPING: Partial<Record<ErrorCode, Extract<SendingFailure, { kind: 'stopped' }>['why']>> = {
  run_closed: 'closed',
  run_not_open: 'closed',
  link_full: 'full',
  already_answered: 'elsewhere',
  not_found: 'gone',
};

/** What a refused attempt to send means for whoever answers, by link and as a member alike. */
export function failureOfRefusal({ status, code, detail, retryAfter }: RefusedSending): SendingFailure {
  if (status === 429) return { kind: 'busy', seconds: retryAfter ?? PATIENCE_SECONDS };
  const why = STOPPING[code as ErrorCode] ?? (status === 404 ? 'gone' : undefined);
  if (why) return { kind: 'stopped', why };
  if (status >= 500) return { kind: 'refused', message: text.stumbled, unsure: true };
  return { kind: 'refused', message: text.refused(detail ?? `HTTP error! status: ${status}`), unsure: false };
}
