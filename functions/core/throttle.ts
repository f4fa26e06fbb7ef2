import { createHmac } from 'node:crypto';
import type { ThrottleRule } from '#data/throttles.ts';
import { tooManyRequests } from './errors.ts';
import type { Surroundings } from './operation.ts';

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
