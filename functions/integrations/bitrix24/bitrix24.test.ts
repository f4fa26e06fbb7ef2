import { describe, expect, it } from 'vitest';
import { webhookConnection } from './connection.ts';
import { createBitrix24 } from './bitrix24.ts';
import { writeCommand } from './bitrix24-batch.ts';
import type { OutboundRequest } from '#core/clients/outbound.ts';
import { saying } from '#tests/support/saying.ts';

const webhook = webhookConnection({ origin: 'https://romashka.bitrix24.ru', userId: '1', code: 'goodcode' });
const commands = { tasks: { method: 'tasks.task.list', params: { start: 0 } } };
/** Lets everything through. */
const limiter = { enter: async () => {}, heard: async () => {} };
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

/** A portal that gives these bodies one after another, the last one again and again. */
function portal(...bodies: unknown[]) {
  const asked: OutboundRequest[] = [];
  const call = async (request: OutboundRequest) => {
    asked.push(request);
    return { status: 200, body: bodies[Math.min(asked.length, bodies.length) - 1] };
  };
  return { asked, bitrix24: createBitrix24({ call }) };
}
const batchOf = (result: object, result_error: object = [], result_total: object = []) => ({
  result: { result, result_error, result_total, result_next: [], result_time: [] },
});
const refusal = (error: string) => ({ error, error_description: '' });

describe('a batch', () => {
  it('gives each command an outcome of its own, also where empty maps come as lists', async () => {
    const { bitrix24 } = portal(batchOf({ tasks: { tasks: [] } }, [], { tasks: 0 }));
    expect(await bitrix24.batch(webhook, commands, { until: inSeconds(5), limiter })).toEqual({
      tasks: { result: { tasks: [] }, total: 0, error: null, operating: 0, resetAt: null, clock: null },
    });
  });

  it('may fail in what is optional, and nowhere else', async () => {
    const failing = batchOf([], { tasks: refusal('insufficient_scope') });
    const lenient = await portal(failing).bitrix24.batch(webhook, commands, {
      until: inSeconds(5),
      limiter,
      optional: ['tasks'],
    });
    expect(lenient.tasks.error).toBe('insufficient_scope');
    const strict = portal(failing).bitrix24.batch(webhook, commands, { until: inSeconds(5), limiter });
    await expect(strict).rejects.toMatchObject({ code: 'insufficient_scope', problem: { kind: 'refused' } });
  });

  it('is asked again where a command of it came too soon', async () => {
    const { asked, bitrix24 } = portal(
      batchOf([], { tasks: refusal('QUERY_LIMIT_EXCEEDED') }),
      batchOf({ tasks: { tasks: [] } }, [], { tasks: 0 }),
    );
    await bitrix24.batch(webhook, commands, { until: inSeconds(5), limiter });
    expect(asked).toHaveLength(2);
  });

  it.each(['INTERNAL_SERVER_ERROR', 'ERROR_UNEXPECTED_ANSWER'])(
    'is asked again, once, after a portal that stumbled: %s',
    async (code) => {
      const once = portal(refusal(code), batchOf({ tasks: { tasks: [] } }, [], { tasks: 0 }));
      await once.bitrix24.batch(webhook, commands, { until: inSeconds(5), limiter });
      expect(once.asked).toHaveLength(2);
      const always = portal(refusal(code));
      const reading = always.bitrix24.batch(webhook, commands, { until: inSeconds(5), limiter });
      await expect(reading).rejects.toMatchObject({ problem: { kind: 'failed' } });
      expect(always.asked).toHaveLength(2);
    },
  );

  it.each([
    ['QUERY_LIMIT_EXCEEDED', 0.5],
    // It lasts ten minutes: there is no use in asking again.
    ['OPERATION_TIME_LIMIT', 5],
    ['NO_AUTH_FOUND', 5],
  ])('is not asked again after %s with %d seconds left', async (code, seconds) => {
    const { asked, bitrix24 } = portal(refusal(code));
    const reading = bitrix24.batch(webhook, commands, { until: inSeconds(seconds), limiter });
    await expect(reading).rejects.toMatchObject({ code: code.toLowerCase() });
    expect(asked).toHaveLength(1);
    expect(asked[0]!.timeoutMilliseconds).toBeLessThanOrEqual(seconds * 1000);
  });
});

describe('a test of the webhook', () => {
  const owner = { ID: '1', ADMIN: true };
  const rights = ['task', 'user', 'department'];
  /** A portal that answers these two methods so. */
  function answering(profile: unknown, scope: unknown = rights) {
    const call = async ({ url }: OutboundRequest) => ({
      status: 200,
      body: { result: url.pathname.endsWith('profile.json') ? profile : scope },
    });
    return createBitrix24({ call }).check(webhook, limiter);
  }

  it('lets in an owner who is there, and one who has no rights with warnings', async () => {
    expect(await answering(owner)).toEqual([]);
    expect(await answering({ ID: 1 }, [])).toHaveLength(2);
  });

  it.each([[[]], [{}]])('calls an owner who is %j dismissed', async (profile) => {
    await expect(answering(profile)).rejects.toMatchObject({ problem: { detail: saying('уволен') } });
  });

  it.each([['hello'], [null], [5], [[{ ID: '1' }]], [{ hello: 'world' }], [{ ID: {} }]])(
    'calls nobody dismissed for garbage: %j',
    async (garbage) => {
      const refused = { problem: { kind: 'refused', detail: saying('не Bitrix24') } };
      await expect(answering(garbage)).rejects.toMatchObject(refused);
    },
  );

  it.each([['hello'], [null], [{ hello: 'world' }], [[1]]])('takes no garbage for rights: %j', async (garbage) => {
    const refused = { problem: { kind: 'refused', detail: saying('не Bitrix24') } };
    await expect(answering(owner, garbage)).rejects.toMatchObject(refused);
  });

  it('is tried again, once, on a portal that stumbled', async () => {
    const { asked, bitrix24 } = portal(
      refusal('ERROR_UNEXPECTED_ANSWER'),
      { result: rights },
      { result: owner },
      { result: rights },
    );
    expect(await bitrix24.check(webhook, limiter)).toEqual([]);
    expect(asked).toHaveLength(4);
  });
});

it('a command is written the way PHP reads a query, whatever stands in it', () => {
  const params = { order: { ID: 'desc' }, select: ['ID', 'TITLE'], filter: { '>ID': 5, NAME: 'а&б=в' } };
  const [method, query] = writeCommand({ method: 'tasks.task.list', params }).split('?');
  expect(method).toBe('tasks.task.list');
  expect([...new URLSearchParams(query)]).toEqual([
    ['order[ID]', 'desc'],
    ['select[0]', 'ID'],
    ['select[1]', 'TITLE'],
    ['filter[>ID]', '5'],
    ['filter[NAME]', 'а&б=в'],
  ]);
});
