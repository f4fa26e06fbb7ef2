import * as z from 'zod/mini';
import { webhookUrl, type Webhook } from '#shared/rules/webhook.ts';
import { bitrix24Problem } from './bitrix24-problems.ts';
import { problemOf, type Problem } from './connection.ts';
import { OutboundError, type Outbound } from './outbound.ts';

/** A call of Bitrix24 that gave nothing; what is known of it is said to a person. */
export class Bitrix24Error extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`Bitrix24: ${problem.kind}`);
    this.name = 'Bitrix24Error';
    this.problem = problem;
  }
}

const CALL_TIMEOUT_MILLISECONDS = 10_000;

const Refusal = z.object({ error: z.union([z.string(), z.number(), z.object({ code: z.string() })]) });
const Result = z.object({ result: z.unknown() });
const Scopes = z.array(z.string());
/** Empty, as an object or a list, when the owner of the webhook is dismissed. */
const Profile = z.object({ ID: z.coerce.string(), ADMIN: z.optional(z.unknown()) });

/** The rights our calls need and what Bitrix24 calls them when one ticks them. */
const NEEDED_SCOPES = [
  { scope: 'task', name: 'Задачи (task)' },
  { scope: 'user', name: 'Пользователи (user)' },
  { scope: 'department', name: 'Структура компании (department)' },
] as const;

export type Bitrix24 = ReturnType<typeof createBitrix24>;

/** Bitrix24 over an inbound webhook. Throws Bitrix24Error. */
export function createBitrix24(outbound: Outbound) {
  /** The result of one method. What counts is `error` in the body: it comes with any status, 200 included. */
  async function call(webhook: Webhook, method: string, params: object = {}): Promise<unknown> {
    const { body, status } = await outbound
      .call({
        method: 'POST',
        url: new URL(`${method}.json`, webhookUrl(webhook)),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(params),
        timeoutMilliseconds: CALL_TIMEOUT_MILLISECONDS,
      })
      .catch((error: unknown) => {
        throw error instanceof OutboundError ? new Bitrix24Error(problemOf(error, 'Портал')) : error;
      });
    const refusal = z.safeParse(Refusal, body);
    if (refusal.success) throw new Bitrix24Error(bitrix24Problem(refusal.data.error));
    const reply = z.safeParse(Result, body);
    if (!reply.success || status !== 200) throw new Bitrix24Error(bitrix24Problem(null));
    return reply.data.result;
  }

  return {
    /** Tries the webhook with two methods that need no right; gives what our work will lack. */
    async check(webhook: Webhook): Promise<string[]> {
      const [profile, granted] = await Promise.all([call(webhook, 'profile'), call(webhook, 'scope')]);
      const owner = z.safeParse(Profile, profile);
      if (!owner.success) {
        const detail = 'Сотрудник, который создал вебхук, уволен или отключён. Создайте вебхук заново';
        throw new Bitrix24Error({ kind: 'refused', detail });
      }
      return warningsOf(isTrue(owner.data.ADMIN), z.safeParse(Scopes, granted).data ?? []);
    },
  };
}

function warningsOf(isAdmin: boolean, granted: readonly string[]): string[] {
  const missing = NEEDED_SCOPES.filter(({ scope }) => !granted.includes(scope)).map(({ name }) => name);
  return [
    ...(missing.length > 0 ? [`В правах вебхука отметьте ещё: ${missing.join(', ')}`] : []),
    ...(isAdmin ? [] : ['Вебхук создал не администратор портала: видны будут не все задачи']),
  ];
}

/** Bitrix24 writes yes in four ways. */
function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'Y';
}
