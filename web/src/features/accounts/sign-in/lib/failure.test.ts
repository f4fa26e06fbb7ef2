import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '#web/lib/api-error.ts';
import { failureOfAnswer, failureOfError } from './failure.ts';

describe('what a provider says in the address', () => {
  it.each([
    ['code=1&state=2', null],
    ['error=access_denied&state=2', 'refused'],
    ['error=user_cancelled_authorize&state=2', 'refused'],
    ['error=server_error&state=2', 'provider'],
    ['state=2', 'provider'],
    ['', 'elsewhere'],
    ['code=1', 'elsewhere'],
  ] as const)('%s', (query, failure) => {
    expect(failureOfAnswer(new URLSearchParams(query))).toBe(failure);
  });
});

describe('what the server says of it', () => {
  it.each([
    [new NetworkError(null), 'network'],
    [new ApiError(409, { code: 'sign_in_expired' }), 'late'],
    [new ApiError(403, { code: 'domain_lapsed' }), 'lapsed'],
    [new ApiError(502, { code: 'upstream_failed' }), 'down'],
    [new ApiError(504, { code: 'upstream_timeout' }), 'down'],
    [new ApiError(403, { code: 'sign_in_refused' }), 'refusedHere'],
    [new ApiError(402, { code: 'plan_limit' }), 'refusedHere'],
    [new Error('anything else'), 'refusedHere'],
  ] as const)('%s', (error, failure) => {
    expect(failureOfError(error)).toBe(failure);
  });
});
