import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { createGigachat } from '#functions/integrations/gigachat/gigachat.ts';
import type { Clock, RequestLimiter, JsonQuestion, JsonSchema } from '#functions/integrations/gigachat-types.ts';
import { createOutbound } from '#core/clients/outbound.ts';
import {
  GIGACHAT_API_PATH,
  GIGACHAT_OAUTH_PATH,
  gigachatCounters,
  releaseGigachat,
} from '#scripts/fake-services/gigachat.ts';
import { serveJson, type TestServer } from '#scripts/fake-services/json-server.ts';

const HOST = new URL(process.env['GIGACHAT_API_URL']!).host;

/** What is asked for in these tests: findings with what they rest on, and a score. */
export const FINDINGS: JsonSchema = {
  type: 'object',
  properties: {
    summary: { type: 'string' },
    score: { type: 'integer', minimum: 0, maximum: 100 },
    findings: {
      type: 'array',
      items: {
        type: 'object',
        properties: { text: { type: 'string' }, evidence: { type: 'array', items: { type: 'string' } } },
        required: ['text', 'evidence'],
      },
    },
  },
  required: ['summary', 'score', 'findings'],
};
export const Findings = z.object({
  summary: z.string(),
  score: z.coerce.number(),
  findings: z._default(z.array(z.object({ text: z.string(), evidence: z.array(z.string()) })), []),
});
export const FACTS = {
  facts: [
    { id: 'f1', text: 'Просрочено 12 задач из 40.', numbers: [12, 40] },
    { id: 'f2', text: 'У троих вдвое больше задач, чем обычно.', numbers: [3, 2] },
  ],
};

/** Time that passes only while somebody sleeps; it remembers for how long they wanted to. */
export function testClock(random = 0): Clock & { readonly slept: number[] } {
  const slept: number[] = [];
  let passed = 0;
  return {
    slept,
    now: () => Date.now() + passed,
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
      passed += milliseconds;
    },
    random: () => random,
  };
}

/** A limiter that lets everybody in. */
export const openLimiter: RequestLimiter = {
  enter: async (until) => ({ until, leave: async () => {} }),
  reserve: async () => true,
};

/** A client of the played GigaChat, under an id of its own; what it has done there can be asked. */
export function makeClient(secret: string, { scope = 'GIGACHAT_API_PERS', clock = testClock() } = {}) {
  const clientId = randomUUID();
  const access = { clientId, clientSecret: `${secret}-secret`, scope };
  const gigachat = createGigachat({
    outbound: createOutbound({ allow: new Set([HOST]) }),
    oauthUrl: `http://${HOST}${GIGACHAT_OAUTH_PATH}`,
    hosts: [{ url: `http://${HOST}${GIGACHAT_API_PATH}`, model: 'GigaChat-2' }],
    clock,
  });
  const question = (more: Partial<JsonQuestion<z.infer<typeof Findings>>> = {}) => questionOf(access, clock, more);
  return {
    access,
    clock,
    gigachat,
    question,
    ask: (more?: Parameters<typeof question>[0]) => gigachat.completeJson(question(more)),
    check: () => gigachat.check(access),
    counters: () => gigachatCounters(HOST, clientId),
    release: () => releaseGigachat(HOST, clientId),
  };
}

/** A question about the facts, with a minute for its answer. */
export function questionOf(
  access: JsonQuestion<unknown>['access'],
  clock: Clock,
  more: Partial<JsonQuestion<z.infer<typeof Findings>>> = {},
): JsonQuestion<z.infer<typeof Findings>> {
  return {
    access,
    system: 'Ты помогаешь разобраться в нагрузке.',
    user: JSON.stringify(FACTS),
    name: 'findings',
    description: 'Выводы по данным',
    schema: Findings,
    jsonSchema: FINDINGS,
    maxTokens: 500,
    until: new Date(clock.now() + 60_000),
    limiter: openLimiter,
    ...more,
  };
}

/** A provider with one scripted answer to each request for a completion, in order; the last one stays. */
export async function scripted(...answers: ReturnType<TestServer['answer']>[]) {
  const server = await serveJson(({ path }) => {
    if (path === GIGACHAT_OAUTH_PATH) {
      return { status: 200, body: { access_token: 'token', expires_at: Date.now() + 1_800_000 } };
    }
    const reply = answers.length > 1 ? answers.shift() : answers[0];
    return reply ?? null;
  });
  onTestFinished(() => server.stop());
  const clock = testClock();
  const access = { clientId: randomUUID(), clientSecret: 'secret', scope: 'GIGACHAT_API_PERS' };
  const outbound = createOutbound({ allow: new Set([server.host]) });
  const host = { url: server.url + GIGACHAT_API_PATH, model: 'GigaChat-2' };
  const gigachat = createGigachat({ outbound, oauthUrl: server.url + GIGACHAT_OAUTH_PATH, hosts: [host], clock });
  return {
    clock,
    ask: (more: Parameters<typeof questionOf>[2] = {}) => gigachat.completeJson(questionOf(access, clock, more)),
    completions: () => server.requests.filter(({ path }) => path.endsWith('/chat/completions')),
  };
}
