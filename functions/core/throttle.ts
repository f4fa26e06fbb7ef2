import { createHmac } from 'node:crypto';
import { counted, type Counted, type ThrottleRule, type Verdict } from '#data/throttles.ts';
import { tooManyRequests } from './http/errors.ts';
import type { OperationContext } from './http/operation.ts';

/**
 * Refuses with 429 when the limit is reached; otherwise counts this attempt. `from` says who makes it, for a rule that
 * leaves each only a share of its limit.
 */
export async function countAttempt(
  rule: ThrottleRule,
  subject: string,
  context: OperationContext<'throttles'>,
  { from }: { from?: string } = {},
): Promise<void> {
  const share = from === undefined ? undefined : await veil(`${subject}\n${from}`, context);
  const wait = await context.repos.throttles.hit(rule, await veil(subject, context), context.now, share);
  if (wait !== null) tooManyRequests(wait);
}

/** Counts this attempt; false where the limit is reached, for whoever does less then instead of refusing. */
export async function mayAttempt(
  rule: ThrottleRule,
  subject: string,
  context: OperationContext<'throttles'>,
): Promise<boolean> {
  return (await context.repos.throttles.hit(rule, await veil(subject, context), context.now)) === null;
}

/** Looks without counting: how long the next attempt has to wait; null when it has not. */
export async function secondsToWait(
  rule: ThrottleRule,
  subject: string,
  context: OperationContext<'throttles'>,
): Promise<Verdict> {
  return context.repos.throttles.peek(rule, await veil(subject, context), context.now);
}

/** One more of something, to be counted by the transaction that does it; `from` as above. */
export async function countedFor<Rule extends ThrottleRule>(
  rule: Rule,
  subject: string,
  context: Pick<OperationContext, 'keyring' | 'now'>,
  { from }: { from?: string } = {},
): Promise<Counted<Rule>> {
  const share = from === undefined ? undefined : await veil(`${subject}\n${from}`, context);
  return counted(rule, await veil(subject, context), context.now, share);
}

/** Addresses of people and machines stand in no key: a keyed hash does. */
async function veil(subject: string, { keyring }: Pick<OperationContext, 'keyring'>): Promise<string> {
  return createHmac('sha256', await keyring.derive('throttle'))
    .update(subject)
    .digest('base64url');
}
