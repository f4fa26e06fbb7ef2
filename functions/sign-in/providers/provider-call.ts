import { OutboundError, type Outbound, type OutboundReply, type OutboundRequest } from '#core/clients/outbound.ts';
import { ProviderError } from './provider.ts';

/** Three calls of a completion fit into the time of a function. */
const TIMEOUT_MILLISECONDS = 6_000;

/** A call to a provider by the one way out, which judges every address; what went wrong is told in a provider's words. */
export async function callProvider(
  outbound: Outbound,
  request: Omit<OutboundRequest, 'timeoutMilliseconds'>,
): Promise<OutboundReply> {
  let reply: OutboundReply;
  try {
    reply = await outbound.call({ ...request, timeoutMilliseconds: TIMEOUT_MILLISECONDS });
  } catch (error) {
    if (error instanceof OutboundError) throw new ProviderError(troubleOf(error));
    throw error;
  }
  if (reply.status >= 500) throw new ProviderError('down');
  return reply;
}

/** The body of a form, as token endpoints take it. */
export function formCall(
  url: string,
  fields: Readonly<Record<string, string>>,
): Omit<OutboundRequest, 'timeoutMilliseconds'> {
  return {
    method: 'POST',
    url: new URL(url),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
}

/** The fields of a reply of nobody's promise. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

/** A text of such a field; empty where it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function troubleOf({ reason, status = 0 }: OutboundError): ProviderError['trouble'] {
  switch (reason) {
    case 'timeout':
      return 'slow';
    case 'unreachable':
    case 'tls':
      return 'down';
    case 'too_large':
    case 'not_json':
      return status >= 500 ? 'down' : 'wrong';
    case 'redirect':
      return 'wrong';
    case 'not_https':
    case 'credentials_in_url':
    case 'port':
    case 'blocked_address':
    case 'unknown_host':
      return 'address';
  }
}
