import { createHmac, type KeyObject } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'aws-lambda';
import {
  AlreadyDone,
  createIdempotencyRecords,
  recordingTable,
  recordOf,
  type IdempotencyRecord,
} from '#data/idempotency.ts';
import type { Opened, SomeFactories } from '#data/open-repositories.ts';
import type { Route } from '#shared/contract/route.ts';
import { AppError, invalid } from './errors.ts';
import type { HttpEvent } from './event.ts';
import { describeError, log } from '../log.ts';
import { openReply, sealReply, type StoredReply } from './sealed-reply.ts';
import type { Services } from '../services.ts';
import { errorsText } from '#text/errors.ts';

const HEADER = 'Idempotency-Key';
const VISIBLE_ASCII = /^[\x21-\x7e]{1,128}$/;

/** How long a repeated request waits for the reply to the first one: about five seconds in all. */
const PAUSES_MILLISECONDS = [50, 100, 200, 400, 800, 1_600, 1_800];
/** When a request that is still being carried out is to be asked for again. */
const RETRY_SECONDS = 2;

/** A request that may be carried out once. */
export interface KeyedRequest {
  readonly route: Route;
  readonly key: string;
  readonly userId: string;
  /** The request as the operation is given it: spaces, defaults and the order of fields make no difference. */
  readonly input: object;
  readonly now: Date;
}

/** Of Lambda's context: how long the function may still run, and under which number it is logged. */
type Invocation = Pick<Context, 'getRemainingTimeInMillis' | 'awsRequestId'>;
type Run = (repos: Opened<SomeFactories>) => Promise<StoredReply>;

/**
 * `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): a request of a person that is sent again under the
 * same key within a day is answered as it was and does nothing more. The record of it is written in the transaction
 * of its effect, so it holds however the function dies; libraries for this write it before and after instead, and
 * must guess when it dies between the two.
 */
export const idempotency = { keyOf, runOnce };
export type Idempotency = typeof idempotency;

/** The key of a request; undefined without one, and where a route has no use for it. Throws 422 for a wrong one. */
function keyOf(route: Route, { headers }: HttpEvent): string | undefined {
  const key = route.idempotent ? headers[HEADER.toLowerCase()] : undefined;
  if (key !== undefined && !VISIBLE_ASCII.test(key)) {
    invalid([{ path: HEADER, message: errorsText.idempotency.wrongKey }]);
  }
  return key;
}

/** Runs an operation unless it was run under this key before; then its reply is given again. */
async function runOnce(
  request: KeyedRequest,
  invocation: Invocation,
  services: Services,
  run: Run,
): Promise<StoredReply> {
  const { now } = request;
  const place = { userId: request.userId, route: request.route.name, key: request.key };
  if (!services.table) throw new Error('A function without data cannot carry out a request once');
  const records = createIdempotencyRecords(services.table);
  const secret = await services.keyring.derive('idempotency');
  const fingerprint = fingerprintOf(request, secret);

  const known = await records.find(place, now);
  if (known) return replyOf(known);

  const record = recordOf(place, { fingerprint, busyUntil: Date.now() + invocation.getRemainingTimeInMillis() }, now);
  const table = recordingTable(services.table, record);
  let reply: StoredReply;
  try {
    // Attempts and requests to a portal are counted apart: counters are not what the request is about, and count
    // whatever comes of it.
    reply = await run(services.reposOver(table, ['throttles', 'portalLimits']));
  } catch (error) {
    const isRefused = error instanceof AlreadyDone || (error instanceof AppError && !table.hasRecorded());
    // What refuses it may be what the same request, sent at the same time, has just done.
    const winner = isRefused ? await records.find(place, now) : null;
    if (winner) return replyOf(winner);
    throw error;
  }
  if (table.hasRecorded()) await keep(reply);
  return reply;

  async function replyOf(first: IdempotencyRecord): Promise<StoredReply> {
    if (first.fingerprint !== fingerprint) keyReused();
    let current: IdempotencyRecord | null = first;
    for (const pause of [...PAUSES_MILLISECONDS, null]) {
      if (current?.reply) return openReply(current.reply, secret, place);
      if (!current || Date.now() > current.busyUntil) break;
      if (pause === null) inProgress();
      await delay(pause);
      current = await records.find(place, now);
    }
    return replyLost();
  }

  /** What was done is done: whoever waits for the reply gets it, whether or not it could be kept. */
  async function keep(made: StoredReply): Promise<void> {
    try {
      await records.keepReply(place, sealReply(made, secret, place));
    } catch (error) {
      const fields = { route: request.route.key, requestId: invocation.awsRequestId, error: describeError(error) };
      log('error', 'the reply could not be kept', fields);
    }
  }
}

/** Keyed, so that nothing can be guessed from it: the body of a request may hold a secret of few digits. */
function fingerprintOf({ route, input }: KeyedRequest, secret: KeyObject): string {
  return createHmac('sha256', secret)
    .update(`request\n${route.name}\n${JSON.stringify(input)}`)
    .digest('base64url');
}

function keyReused(): never {
  throw new AppError('idempotency_key_reused', errorsText.idempotency.keyReused(HEADER));
}

function inProgress(): never {
  throw new AppError('in_progress', errorsText.idempotency.inProgress, {
    headers: { 'retry-after': String(RETRY_SECONDS) },
  });
}

function replyLost(): never {
  throw new AppError('reply_lost', errorsText.idempotency.replyLost);
}
