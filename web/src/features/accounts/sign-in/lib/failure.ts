import { ApiError, NetworkError } from '#web/lib/api-error.ts';
import type { signInText } from '#text/accounts/sign-in.ts';

/** Why somebody has come back from a provider and is not in. */
export type Failure = keyof (typeof signInText)['page']['failures'] | 'network';

/** What the provider said in the address it sent somebody back to: nothing when it has let them in. */
export function failureOfAnswer(query: URLSearchParams): Failure | null {
  const said = query.get('error');
  if (said !== null) return /denied|cancel/i.test(said) ? 'refused' : 'provider';
  if (!query.has('state')) return 'elsewhere';
  return query.has('code') ? null : 'provider';
}

/** What it means that the server did not take what the provider said. */
export function failureOfError(error: unknown): Failure {
  if (error instanceof NetworkError) return 'network';
  if (!(error instanceof ApiError)) return 'refusedHere';
  switch (error.code) {
    case 'sign_in_expired':
      return 'late';
    case 'domain_lapsed':
      return 'lapsed';
    case 'upstream_failed':
    case 'upstream_timeout':
      return 'down';
    default:
      return 'refusedHere';
  }
}
