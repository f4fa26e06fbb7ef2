import { ApiError, messageOf } from '#web/lib/api-error.ts';

const PAYMENT_REQUIRED = 402;
const PREMIUM_REQUIRED = 'Premium subscription required';

export interface AnalysisProblem {
  /** `subscription` where the plan of the workspace's owner stands in the way. */
  readonly kind: 'subscription' | 'other';
  readonly message: string;
}

/** What to say about an analysis that was not given: the server's own message, else `fallback`. */
export function analysisProblem(error: unknown, fallback: string): AnalysisProblem {
  const message = messageOf(error, fallback);
  const unpaid = error instanceof ApiError && error.status === PAYMENT_REQUIRED;
  const named = error instanceof Error && error.message.includes(PREMIUM_REQUIRED);
  return { kind: unpaid || named ? 'subscription' : 'other', message };
}
