import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { codeOf, readBatch, writeCommand, type Command, type Outcome } from './bitrix24-batch.ts';
import { bitrix24Problem } from './bitrix24-problems.ts';
import type { PortalConnection } from './connection.ts';
import { problemOf, say, type Problem } from '#core/clients/connection-problems.ts';
import { integrationsErrors } from '#text/integrations/errors.ts';
import { OutboundError, type Outbound } from '#core/clients/outbound.ts';

/** A call of Bitrix24 that gave nothing; what is known of it is said to a person. */
export class Bitrix24Error extends Error {
  readonly problem: Problem;
  /** Bitrix24's own code in lower case; empty where it gave none. */
  readonly code: string;

  constructor(problem: Problem, code = '') {
    super(`Bitrix24: ${problem.kind}`);
    this.name = 'Bitrix24Error';
    this.problem = problem;
    this.code = code;
  }
}

/** What a method has used of a portal; Infinity when it says itself that it is too much. */
export interface Spent {
  readonly method: string;
  readonly operating: number;
  readonly resetAt: number | null;
}

type Portal = Pick<PortalConnection, 'origin'>;

/** What every request to a portal passes; throws Bitrix24Error where it is not let through in time. */
export interface RateLimiter {
  enter(connection: Portal, methods: readonly string[]): Promise<void>;
  heard(connection: Portal, spent: readonly Spent[]): Promise<void>;
}

interface BatchOptions<Name extends string> {
  readonly until: Date;
  readonly limiter: RateLimiter;
  /** These may fail. */
  readonly optional?: readonly Name[];
}

const CALL_TIMEOUT_MILLISECONDS = 10_000;
/** Several methods take the portal longer than one. */
const BATCH_TIMEOUT_MILLISECONDS = 15_000;
/** For a test of the webhook in all, asking again included. */
const CHECK_MILLISECONDS = 15_000;
/** It asks to wait; it stumbled. Each is asked again so often, and after so long. */
const RETRIED = new Map([
  ['query_limit_exceeded', 2],
  ['internal_server_error', 1],
  ['error_unexpected_answer', 1],
]);
const PAUSE_MILLISECONDS = 1000;
/** Bitrix24's code for a token whose hour is over. */
const EXPIRED = 'expired_token';
/** Bitrix24's code for a method that has worked too long in the last ten minutes. */
const TOO_LONG = 'operation_time_limit';

const Refusal = z.object({ error: z.union([z.string(), z.number(), z.object({ code: z.string() })]) });
const Result = z.object({ result: z.unknown() });
const Scopes = z.array(z.string());
const Profile = z.object({ ID: z.union([z.string(), z.number()]), ADMIN: z.optional(z.unknown()) });
/** What Bitrix24 tells of an owner of the webhook who is dismissed: an empty object, which PHP may write as a list. */
const NoProfile = z.union([z.strictObject({}), z.tuple([])]);

/** The rights our calls need. */
const NEEDED_SCOPES = ['task', 'user', 'department'] as const;

export type Bitrix24 = ReturnType<typeof createBitrix24>;

/** Bitrix24, by a webhook or as an application. Throws Bitrix24Error. */
export function createBitrix24(outbound: Outbound) {
  /** The result of one method. What counts is `error` in the body: it comes with any status, 200 included. */
  async function callOnce(
    connection: PortalConnection,
    method: string,
    params: object,
    timeoutMilliseconds: number,
  ): Promise<unknown> {
    const token = connection.token();
    const { body, status } = await outbound
      .call({
        method: 'POST',
        url: new URL(`${method}.json`, connection.base()),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(token === null ? params : { ...params, auth: token }),
        timeoutMilliseconds,
      })
      .catch((error: unknown) => {
        throw error instanceof OutboundError ? new Bitrix24Error(problemOf(error, 'portal')) : error;
      });
    const refusal = z.safeParse(Refusal, body);
    if (refusal.success) throw refused(refusal.data.error, connection);
    const reply = z.safeParse(Result, body);
    if (!reply.success || status !== 200) throw new Bitrix24Error(bitrix24Problem(null));
    return reply.data.result;
  }

  /** The same; a token that has expired, and no other refusal, is exchanged for a new one once. */
  async function call(...asked: Parameters<typeof callOnce>): Promise<unknown> {
    const [connection] = asked;
    const token = connection.token();
    try {
      return await callOnce(...asked);
    } catch (error) {
      const hasExpired = token !== null && error instanceof Bitrix24Error && error.code === EXPIRED;
      if (!hasExpired || !(await connection.renew(token))) throw error;
      return callOnce(...asked);
    }
  }

  /** Does it until it succeeds, is refused for good, or the time is up; each time, when it is let through. */
  async function patiently<T>(
    until: Date,
    enter: () => Promise<void>,
    work: (timeoutMilliseconds: number) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        await enter();
        return await work(Math.max(1, Math.min(BATCH_TIMEOUT_MILLISECONDS, until.getTime() - Date.now())));
      } catch (error) {
        const pause = attempt * PAUSE_MILLISECONDS;
        const again = error instanceof Bitrix24Error && attempt <= (RETRIED.get(error.code) ?? 0);
        if (!again || Date.now() + pause >= until.getTime()) throw error;
        await setTimeout(pause);
      }
    }
  }

  return {
    /**
     * Several methods in one request, at most 50, each with an outcome of its own. Where the portal is busy it is
     * asked again until the time is up; `optional` commands may fail without that.
     */
    batch<Name extends string>(
      connection: PortalConnection,
      commands: Readonly<Record<Name, Command>>,
      { until, limiter, optional = [] }: BatchOptions<Name>,
    ): Promise<Record<Name, Outcome>> {
      const names = Object.keys(commands) as Name[];
      const needed = names.filter((name) => !optional.includes(name));
      const methods = [...new Set(needed.map((name) => commands[name].method))];
      const cmd = Object.fromEntries(names.map((name) => [name, writeCommand(commands[name])]));
      const enter = () => limiter.enter(connection, methods);
      return patiently(until, enter, async (timeout) => {
        const reply = await call(connection, 'batch', { halt: 0, cmd }, timeout).catch(async (error: unknown) => {
          if (error instanceof Bitrix24Error && error.code === TOO_LONG) {
            await limiter.heard(
              connection,
              methods.map((method) => ({ method, operating: Infinity, resetAt: null })),
            );
          }
          throw error;
        });
        const outcomes = readBatch(reply, names);
        await limiter.heard(connection, spentBy(commands, outcomes));
        for (const name of needed) {
          const { error } = outcomes[name];
          if (error !== null) throw refused(error, connection);
        }
        return outcomes;
      });
    },

    /** Tries the connection with two methods that need no right; gives what our work will lack. */
    check(connection: PortalConnection, limiter: RateLimiter): Promise<string[]> {
      const enter = async () => {
        // Each of the two is a request of its own.
        await limiter.enter(connection, ['profile']);
        await limiter.enter(connection, ['scope']);
      };
      return patiently(new Date(Date.now() + CHECK_MILLISECONDS), enter, async (left) => {
        const timeout = Math.min(CALL_TIMEOUT_MILLISECONDS, left);
        const [profile, granted] = await Promise.all([
          call(connection, 'profile', {}, timeout),
          call(connection, 'scope', {}, timeout),
        ]);
        if (z.safeParse(NoProfile, profile).success) {
          throw new Bitrix24Error({
            kind: 'refused',
            detail: say(connection.kind === 'app' ? 'appOwnerDismissed' : 'ownerDismissed'),
          });
        }
        const [owner, scopes] = [z.safeParse(Profile, profile), z.safeParse(Scopes, granted)];
        if (!owner.success || !scopes.success) throw new Bitrix24Error(bitrix24Problem(null));
        return warningsOf(isTrue(owner.data.ADMIN), scopes.data, connection);
      });
    },
  };
}

/** The most each method has used, as the outcomes tell. */
function spentBy<Name extends string>(
  commands: Readonly<Record<Name, Command>>,
  outcomes: Readonly<Record<Name, Outcome>>,
): Spent[] {
  const most = new Map<string, Spent>();
  for (const name of Object.keys(commands) as Name[]) {
    const { method } = commands[name];
    const { error, operating: seconds, resetAt } = outcomes[name];
    const operating = error !== null && codeOf(error).toLowerCase() === TOO_LONG ? Infinity : seconds;
    if (operating > (most.get(method)?.operating ?? 0)) most.set(method, { method, operating, resetAt });
  }
  return [...most.values()];
}

function refused(error: Parameters<typeof codeOf>[0], { kind }: PortalConnection): Bitrix24Error {
  return new Bitrix24Error(bitrix24Problem(error, kind), codeOf(error).toLowerCase());
}

function warningsOf(isAdmin: boolean, granted: readonly string[], { kind }: PortalConnection): string[] {
  const { scopes, ofWebhook, ofApp } = integrationsErrors;
  const { scopesMissing, notByAdmin } = kind === 'app' ? ofApp : ofWebhook;
  const missing = NEEDED_SCOPES.filter((scope) => !granted.includes(scope)).map((scope) => scopes[scope]);
  return [...(missing.length > 0 ? [scopesMissing(missing)] : []), ...(isAdmin ? [] : [notByAdmin])];
}

/** Bitrix24 writes yes in four ways. */
export function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'Y';
}
