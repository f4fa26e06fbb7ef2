import { setTimeout as delay } from 'node:timers/promises';
import { OutboundError, type Outbound, type OutboundReply } from './outbound.ts';

/** Why a service of others did not serve. */
export type ServiceProblem =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'busy'
  | 'unreachable'
  | 'inner_address'
  | 'tls'
  | 'timeout'
  | 'unexpected';

/** Asks a service: GET, or POST where there is a body. Gives what it replies with 200. */
export type Ask = (url: URL, body?: unknown) => Promise<unknown>;

interface Patience {
  readonly headers: Readonly<Record<string, string>>;
  /** What is not answered until then is given up. */
  readonly until: Date;
  /** Waited before the next try where a busy service does not say how long, by the number of the try. */
  readonly pauseMilliseconds: (attempt: number) => number;
  /** What is thrown where it did not serve. */
  readonly failed: (problem: ServiceProblem) => Error;
}

const TIMEOUT_MILLISECONDS = 30_000;
const TRIES = 4;
const LONGEST_PAUSE_MILLISECONDS = 30_000;

/** How requests of one reading are made: a busy service is asked again when it wants to be, as long as there is time. */
export function askPatiently(outbound: Outbound, { headers, until, pauseMilliseconds, failed }: Patience): Ask {
  return async (url, body) => {
    for (let attempt = 1; ; attempt++) {
      const left = until.getTime() - Date.now();
      if (left <= 0) throw failed('timeout');
      const reply = await call(url, body, Math.min(TIMEOUT_MILLISECONDS, left));
      if (reply.status === 200) return reply.body;
      if (reply.status !== 429 && reply.status !== 503) throw failed(problemOfStatus(reply.status));
      const wait = wantedPause(reply.retryAfter) ?? pauseMilliseconds(attempt);
      if (attempt === TRIES || wait > Math.min(left, LONGEST_PAUSE_MILLISECONDS)) throw failed('busy');
      await delay(wait);
    }
  };

  async function call(url: URL, body: unknown, timeoutMilliseconds: number): Promise<OutboundReply> {
    try {
      return await outbound.call({
        method: body === undefined ? 'GET' : 'POST',
        url,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        timeoutMilliseconds,
      });
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      // A refusal is often told by a page for people.
      if (error.reason === 'not_json' && error.status !== undefined && error.status !== 200) {
        return { status: error.status, body: null };
      }
      throw failed(problemOfCall(error));
    }
  }
}

function problemOfStatus(status: number): ServiceProblem {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  return status === 404 ? 'not_found' : 'unexpected';
}

function problemOfCall({ reason }: OutboundError): ServiceProblem {
  switch (reason) {
    case 'blocked_address':
      return 'inner_address';
    case 'tls':
    case 'timeout':
      return reason;
    case 'unknown_host':
    case 'unreachable':
      return 'unreachable';
    default:
      return 'unexpected';
  }
}

/** What the header says, in seconds or as a moment; null where it says nothing. */
function wantedPause(retryAfter: string | undefined): number | null {
  if (retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const moment = Date.parse(retryAfter ?? '');
  return Number.isNaN(moment) ? null : Math.max(0, moment - Date.now());
}
