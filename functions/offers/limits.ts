import { tooManyRequests, waitText } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { countedFor } from '#core/throttle.ts';
import type { Counted, ThrottleRule } from '#data/throttles.ts';
import { offersErrors } from '#text/offers/errors.ts';

const HOUR = 60 * 60;

/** How many requests go out in an hour: each is a letter to somebody who has not asked for it. */
const LIMITS = {
  workspace: { name: 'offer-request-in', limit: 10, windowSeconds: HOUR },
  /** New workspaces cost nothing; the network they are made from does. */
  source: { name: 'offer-request-from', limit: 30, windowSeconds: HOUR },
  /** An owner has a share of it, whatever number of workspaces: nobody alone makes a partner unreachable for the others. */
  partner: { name: 'offer-request-to', limit: 100, share: 20, windowSeconds: HOUR },
} as const satisfies Record<string, ThrottleRule>;

interface Sending {
  readonly workspace: { readonly id: string; readonly ownerId: string };
  /** The partner's address. */
  readonly to: string;
}

/** What one more request counts against: conditions of the transaction that writes its letters. */
export async function requestLimits(
  { workspace, to }: Sending,
  context: Pick<OperationContext, 'keyring' | 'now' | 'sourceAddress'>,
): Promise<Counted[]> {
  return Promise.all([
    countedFor(LIMITS.workspace, workspace.id, context),
    countedFor(LIMITS.source, context.sourceAddress, context),
    countedFor(LIMITS.partner, to, context, { from: workspace.ownerId }),
  ]);
}

/** 429 that says when the next request may go. */
export function refuseRequest({ rule, secondsLeft }: Counted): never {
  const { tooManyToPartner, tooMany } = offersErrors;
  const said = rule.name === LIMITS.partner.name ? tooManyToPartner : tooMany;
  tooManyRequests(secondsLeft, said(waitText(secondsLeft)));
}
