import { createHmac } from 'node:crypto';
import type { Surroundings } from '#core/operation.ts';
import { tooManyRequests } from '#core/errors.ts';
import type { ThrottleRule } from '#data/throttles.ts';

const MINUTE = 60;

/** How often a password may be tried and an account created; all are asked before anything is hashed. */
export const THROTTLES = {
  loginsOfAccount: { name: 'login-account', limit: 10, windowSeconds: 5 * MINUTE },
  failedLoginsOfAddress: { name: 'login-address', limit: 50, windowSeconds: 15 * MINUTE },
  registrationsOfAccount: { name: 'register-account', limit: 5, windowSeconds: 60 * MINUTE },
  registrationsOfAddress: { name: 'register-address', limit: 30, windowSeconds: 60 * MINUTE },
} as const satisfies Record<string, ThrottleRule>;

/** Refuses with 429 when the limit is reached; otherwise counts this attempt. */
export async function countAttempt(rule: ThrottleRule, subject: string, context: Surroundings): Promise<void> {
  const wait = await context.repos.throttles.hit(rule, await veil(subject, context), context.now);
  if (wait !== null) tooManyRequests(wait);
}

/** Refuses with 429 when the limit is reached; counts nothing. */
export async function demandUnderLimit(rule: ThrottleRule, subject: string, context: Surroundings): Promise<void> {
  const wait = await context.repos.throttles.peek(rule, await veil(subject, context), context.now);
  if (wait !== null) tooManyRequests(wait);
}

/** Addresses of people and machines stand in no key: a keyed hash does. */
async function veil(subject: string, { keyring }: Surroundings): Promise<string> {
  return createHmac('sha256', await keyring.derive('throttle'))
    .update(subject)
    .digest('base64url');
}
