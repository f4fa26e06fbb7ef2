import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createGigachat } from '#functions/integrations/gigachat/gigachat.ts';
import { createOutbound } from '#core/clients/outbound.ts';
import { serveJson } from '#scripts/fake-services/json-server.ts';
import { FACTS, makeClient, openLimiter, questionOf, scripted, testClock } from './gigachat.ts';
import { saying } from '#tests/support/saying.ts';

const GOOD_VALUE = {
  summary: FACTS.facts[0]!.text,
  score: 12,
  findings: FACTS.facts.map(({ id, text }) => ({ text, evidence: [id] })),
};
const completion = (text: string, finish_reason: string | null = 'stop') => ({
  status: 200,
  body: { choices: [{ message: { content: text }, finish_reason }], usage: { total_tokens: 100 } },
});
const GOOD = completion(JSON.stringify(GOOD_VALUE));
const apiError = (status: number) => ({ status, body: { status, message: 'No' } });

describe('works', () => {
  it('gives JSON of the shape that was asked for, with its model and what it cost', async () => {
    const client = makeClient('good');
    const outcome = await client.ask();
    expect(outcome).toEqual({
      ok: true,
      value: GOOD_VALUE,
      model: 'GigaChat-2:2.0.30.01',
      usage: expect.any(Number),
      calls: 1,
    });
    expect(outcome.usage).toBeGreaterThan(0);
    const { billed, prompts, tokens } = await client.counters();
    expect({ billed, tokens }).toEqual({ billed: 1, tokens: 1 });
    expect(JSON.parse(prompts[0]!)).toMatchObject({
      model: 'GigaChat-2',
      max_tokens: 500,
      response_format: { type: 'json_schema', strict: true, schema: { type: 'object' } },
      messages: [{ role: 'system' }, { role: 'user' }],
    });
  });

  it.each([
    ['no-json-schema', ['json_schema', 'function']],
    ['no-functions', ['json_schema', 'function', 'prompt']],
  ])('asks in another way where an account does not take the surest: %s', async (secret, modes) => {
    const client = makeClient(secret);
    expect(await client.ask()).toMatchObject({ ok: true, value: GOOD_VALUE, calls: 1 });
    const { prompts, billed } = await client.counters();
    const asked = prompts.map((prompt) => {
      const { response_format, function_call } = JSON.parse(prompt) as Record<string, unknown>;
      return response_format ? 'json_schema' : function_call ? 'function' : 'prompt';
    });
    expect(asked).toEqual(modes);
    expect(billed).toBe(1);
  });

  it.each([
    ['fenced', {}],
    ['scores-as-strings', {}],
    ['missing-arrays', { findings: [] }],
  ])('reads what models make of JSON: %s', async (secret, less) => {
    expect(await makeClient(secret).ask()).toMatchObject({ ok: true, value: { ...GOOD_VALUE, ...less }, calls: 1 });
  });

  it('reads the arguments of a function that came as text', async () => {
    const message = { content: '', function_call: { name: 'findings', arguments: JSON.stringify(GOOD_VALUE) } };
    const body = { choices: [{ message, finish_reason: 'function_call' }], usage: { total_tokens: 7 } };
    const { ask } = await scripted(apiError(400), { status: 200, body });
    expect(await ask()).toMatchObject({ ok: true, value: GOOD_VALUE, usage: 7 });
  });

  it('takes the light model where the chosen one is not there, once', async () => {
    const client = makeClient('no-model');
    expect(await client.ask({ model: 'GigaChat-2-Max' })).toMatchObject({ ok: true, model: 'GigaChat-2:2.0.30.01' });
    expect((await client.counters()).asked).toBe(2);
    const { ask, completions } = await scripted(apiError(404));
    expect(await ask({ model: 'GigaChat-2-Max' })).toMatchObject({ ok: false, problem: { kind: 'refused' }, calls: 0 });
    expect(completions()).toHaveLength(2);
  });
});

describe('asks a second time and not a third', () => {
  it.each(['invalid-json', 'length', 'error'])('where the first reply was no use: %s', async (secret) => {
    const client = makeClient(secret);
    const outcome = await client.ask();
    expect(outcome).toMatchObject({ ok: true, value: GOOD_VALUE, calls: 2 });
    expect((await client.counters()).billed).toBe(2);
    const once = await makeClient('good').ask();
    expect(outcome.usage).toBeGreaterThan(once.usage);
  });

  it.each([
    ['always-invalid-json', 'invalid'],
    ['always-length', 'invalid'],
    ['always-error', 'invalid'],
  ])('where the second is no better: %s', async (secret, kind) => {
    const client = makeClient(secret);
    expect(await client.ask()).toMatchObject({
      ok: false,
      problem: { kind, detail: saying(/[а-я]{3}/) },
      calls: 2,
    });
    expect((await client.counters()).billed).toBe(2);
  });

  it('whatever the two were broken by', async () => {
    const { ask, completions } = await scripted(completion('{"sum', 'length'), completion('нет'), GOOD);
    expect(await ask()).toMatchObject({ ok: false, problem: { kind: 'invalid' }, calls: 2, usage: 200 });
    expect(completions()).toHaveLength(2);
  });

  it('gives a reply that was cut twice the room', async () => {
    const { ask, completions } = await scripted(completion('{"sum', 'length'), GOOD);
    expect(await ask({ maxTokens: 300 })).toMatchObject({ ok: true, calls: 2, usage: 200 });
    expect(completions().map(({ body }) => (JSON.parse(body) as { max_tokens: number }).max_tokens)).toEqual([
      300, 600,
    ]);
  });

  it.each([
    ['blacklist', 'blacklisted'],
    ['no-finish', 'failed'],
  ])('but not at all where it would be answered alike: %s', async (secret, kind) => {
    const client = makeClient(secret);
    expect(await client.ask()).toMatchObject({ ok: false, problem: { kind }, calls: 1 });
    expect((await client.counters()).asked).toBe(1);
  });

  it('believes a reply by its shape and not by its word', async () => {
    const { ask } = await scripted(completion('{"score": 7}'));
    expect(await ask()).toMatchObject({ ok: false, problem: { kind: 'invalid' }, calls: 2 });
    const { ask: askAgain } = await scripted({ status: 200, body: { choices: [] } });
    expect(await askAgain()).toMatchObject({ ok: false, problem: { kind: 'failed' }, calls: 1 });
  });
});

describe('waits and asks again what was refused without being done', () => {
  it.each([
    ['busy-3', [1000, 2000, 4000]],
    ['broken-2', [1000, 2000]],
  ])('%s', async (secret, pauses) => {
    const client = makeClient(secret);
    expect(await client.ask()).toMatchObject({ ok: true, calls: 1 });
    expect(client.clock.slept).toEqual(pauses);
    expect((await client.counters()).billed).toBe(1);
  });

  it.each([
    ['always-busy', 'busy', 4],
    ['busy', 'busy', 0],
    ['always-broken', 'failed', 3],
    ['broken', 'failed', 0],
  ])('and gives up in the end: %s', async (secret, kind, asked) => {
    const client = makeClient(secret);
    expect(await client.ask()).toMatchObject({
      ok: false,
      problem: { kind, detail: saying(/[а-я]{3}/) },
      calls: 0,
      usage: 0,
    });
    expect((await client.counters()).asked).toBe(asked);
  });

  it('for a time of its own, so that those who met do not meet again', async () => {
    const client = makeClient('busy-1', { clock: testClock(0.5) });
    await client.ask();
    expect(client.clock.slept).toEqual([1250]);
  });

  it.each([
    ['7', 7000],
    ['0', 1000],
    ['later', 1000],
  ])('as long as GigaChat asks to: Retry-After %s', async (retryAfter, pause) => {
    const { ask, clock } = await scripted({ ...apiError(429), headers: { 'retry-after': retryAfter } }, GOOD);
    expect(await ask()).toMatchObject({ ok: true });
    expect(clock.slept).toEqual([pause]);
  });

  it('until a date that it names', async () => {
    const date = new Date(Date.now() + 30_000).toUTCString();
    const { ask, clock } = await scripted({ ...apiError(429), headers: { 'retry-after': date } }, GOOD);
    expect(await ask()).toMatchObject({ ok: true });
    expect(clock.slept[0]).toBeGreaterThan(25_000);
    expect(clock.slept[0]).toBeLessThanOrEqual(30_000);
  });

  it('but not beyond the time there is', async () => {
    const client = makeClient('always-busy');
    const until = new Date(client.clock.now() + 2_500);
    expect(await client.ask({ until })).toMatchObject({ ok: false, problem: { kind: 'busy' } });
    expect(client.clock.slept).toEqual([1000]);
  });

  it('and asks nothing when the time is up', async () => {
    const client = makeClient('good');
    const outcome = await client.ask({ until: new Date(client.clock.now()) });
    expect(outcome).toMatchObject({ ok: false, problem: { kind: 'timeout' }, calls: 0 });
    expect(await client.counters()).toMatchObject({ tokens: 0, asked: 0 });
  });
});

describe('keeps to its time', () => {
  it('where the token comes late: nothing is asked of a model', async () => {
    const server = await serveJson(() => null);
    const clock = testClock();
    const outbound = createOutbound({ allow: new Set([server.host]) });
    const hosts = [{ url: server.url, model: 'GigaChat-2' }];
    const gigachat = createGigachat({ outbound, oauthUrl: `${server.url}/oauth`, hosts, clock });
    const access = { clientId: server.host, clientSecret: 'x', scope: 'GIGACHAT_API_PERS' };
    const until = new Date(clock.now() + 100);
    const outcome = await gigachat.completeJson(questionOf(access, clock, { until }));
    expect(outcome).toMatchObject({ ok: false, problem: { kind: 'timeout' }, calls: 0 });
    expect(clock.now()).toBeLessThan(until.getTime() + 2_000);
    expect(server.requests.map(({ path }) => path)).toEqual(['/oauth']);
    await server.stop();
  });
});

describe('says why there is nothing', () => {
  it.each([
    ['wrong', 'refused', /не узнаёт/],
    ['garbled', 'refused', /записаны с ошибкой/],
    ['corporate', 'refused', /выберите другой в «Дополнительно»/],
    ['spent-chat', 'spent', /закончились оплаченные токены/],
    ['closed-chat', 'refused', /проверьте тариф/],
    ['always-expired', 'refused', /проверьте тариф/],
    ['too-large', 'failed', /больше, чем GigaChat принимает/],
    ['no-modes', 'failed', /не принял запрос/],
  ])('%s: %s', async (secret, kind, detail) => {
    const outcome = await makeClient(secret).ask();
    expect(outcome).toMatchObject({ ok: false, problem: { kind, detail: saying(detail) }, calls: 0 });
  });

  it('and never repeats a request that may have been carried out', async () => {
    const client = makeClient('cut-connection');
    expect(await client.ask()).toMatchObject({ ok: false, problem: { kind: 'failed' }, calls: 1 });
    expect(await client.counters()).toMatchObject({ asked: 1, billed: 1 });
    const slow = makeClient('slow');
    const until = new Date(slow.clock.now() + 300);
    expect(await slow.ask({ until })).toMatchObject({ ok: false, problem: { kind: 'timeout' }, calls: 1 });
    expect(await slow.counters()).toMatchObject({ asked: 1, billed: 1 });
  });

  it('without a word of the question, the reply, the token or the secret, there or in the logs', async () => {
    const lines: unknown[] = [];
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      vi.spyOn(console, level).mockImplementation((...line) => void lines.push(line));
    }
    const secrets = ['wrong', 'always-busy', 'always-broken', 'blacklist', 'always-invalid-json', 'no-modes'];
    const schema = z.object({ never: z.string() }) as never;
    const outcomes = await Promise.all(
      [...secrets, 'cut-connection', 'good'].map((secret) =>
        makeClient(secret).ask({ system: 'canary-system', user: `canary-user ${JSON.stringify(FACTS)}`, schema }),
      ),
    );
    vi.restoreAllMocks();
    expect(outcomes.every(({ ok }) => !ok)).toBe(true);
    const said = JSON.stringify([lines, outcomes]);
    for (const word of ['canary', '-secret', FACTS.facts[0]!.text, 'eyJ']) expect(said).not.toContain(word);
  });
});

describe('passes a limiter', () => {
  it('at every request, and leaves it whatever comes of it', async () => {
    const counts = { entered: 0, left: 0, reserved: 0 };
    const limiter = {
      enter: async (until: Date) => {
        counts.entered++;
        return { until, leave: async () => void counts.left++ };
      },
      reserve: async () => ++counts.reserved > 0,
    };
    for (const secret of ['busy-2', 'cut-connection', 'wrong', 'length']) await makeClient(secret).ask({ limiter });
    // One that was refused without being done stands for the next; `length` asks twice.
    expect(counts).toEqual({ entered: 7, left: 7, reserved: 5 });
  });

  it('and asks nothing where no stream gets free, or the month is used up', async () => {
    const client = makeClient('good');
    const closed = await client.ask({ limiter: { ...openLimiter, enter: async () => null } });
    expect(closed).toMatchObject({ ok: false, problem: { kind: 'busy' }, calls: 0 });
    const spent = await client.ask({ limiter: { ...openLimiter, reserve: async () => false } });
    expect(spent).toMatchObject({ ok: false, problem: { kind: 'spent' }, calls: 0 });
    expect(await client.counters()).toMatchObject({ asked: 0 });
  });
});

describe('over two hosts', () => {
  const silent = { status: 500, body: {} };
  async function hosts(first: string, answers: Parameters<typeof scripted>) {
    const clock = testClock();
    const legacy = await serveJson(({ path }) =>
      path === '/oauth'
        ? { status: 200, body: { access_token: 'token', expires_at: Date.now() + 1_800_000 } }
        : (answers[0] as never),
    );
    const gigachat = createGigachat({
      outbound: createOutbound({ allow: new Set([legacy.host, new URL(first).host]) }),
      oauthUrl: `${legacy.url}/oauth`,
      hosts: [
        { url: first, model: 'GigaChat-2' },
        { url: legacy.url, model: 'GigaChat' },
      ],
      clock,
    });
    const access = { clientId: `${legacy.host}-${first}`, clientSecret: 'x', scope: 'GIGACHAT_API_PERS' };
    return {
      legacy,
      asked: () => legacy.requests.filter(({ path }) => path === '/chat/completions'),
      ask: () => gigachat.completeJson(questionOf(access, clock)),
    };
  }

  it('asks the second where the first cannot be reached, by the name the model has there', async () => {
    const gone = await serveJson();
    await gone.stop();
    const { legacy, ask, asked } = await hosts(gone.url, [GOOD]);
    expect(await ask()).toMatchObject({ ok: true, model: 'GigaChat' });
    expect(asked().map(({ body }) => (JSON.parse(body) as { model: string }).model)).toEqual(['GigaChat']);
    await legacy.stop();
  });

  it.each([
    ['refused', silent],
    ['ended the connection', { status: 0, cut: true }],
  ])('and not where the first %s: it may have done what it was asked', async (_, reply) => {
    const first = await serveJson(() => reply);
    const { legacy, ask, asked } = await hosts(first.url, [GOOD]);
    expect(await ask()).toMatchObject({ ok: false });
    expect(asked()).toEqual([]);
    await Promise.all([first.stop(), legacy.stop()]);
  });
});
