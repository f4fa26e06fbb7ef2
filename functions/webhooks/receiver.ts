import type { JudgingOutbound } from '#core/clients/outbound.ts';
import { invalid } from '#core/http/errors.ts';
import { webhookErrors } from '#text/webhooks/errors.ts';

/** Refuses an address that no event would be sent to, with the words of the sending; where its name leads is looked at then. */
export function requireReceiver(address: string, outbound: Pick<JudgingOutbound, 'refusal'>): void {
  const reason = outbound.refusal(new URL(address));
  if (reason !== null) invalid([{ path: 'address', message: webhookErrors.problems[reason] }]);
}
