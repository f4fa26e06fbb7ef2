import { problemOf, say, type Problem } from '#core/clients/connection-problems.ts';
import { OutboundError, type Outbound, type OutboundReply, type OutboundRequest } from '#core/clients/outbound.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import { MessengerError } from './messenger.ts';

const TIMEOUT_MILLISECONDS = 8_000;

/** Calls a messenger; what gives nothing to read is its problem. */
export async function callMessenger(
  outbound: Outbound,
  whom: Messenger,
  request: Omit<OutboundRequest, 'timeoutMilliseconds'>,
): Promise<OutboundReply> {
  try {
    return await outbound.call({ ...request, timeoutMilliseconds: TIMEOUT_MILLISECONDS });
  } catch (error) {
    if (error instanceof OutboundError) throw new MessengerError(problemOf(error, whom));
    throw error;
  }
}

/** Why a messenger refused, by the status of its reply. */
export function refusalOf(status: number, whom: Messenger): MessengerError {
  return new MessengerError(problemBehind(status, whom));
}

function problemBehind(status: number, whom: Messenger): Problem {
  if (status === 401 || status === 404) return { kind: 'refused', detail: say('botUnknown', { whom }) };
  if (status === 429) return { kind: 'failed', detail: say('botBusy', { whom }) };
  if (status >= 500) return { kind: 'failed', detail: say('broken', { whom }) };
  return { kind: 'refused', detail: say('botRefused', { whom }) };
}
