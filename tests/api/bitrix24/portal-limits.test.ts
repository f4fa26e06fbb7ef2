import { randomUUID } from 'node:crypto';
import { webhookConnection } from '#functions/integrations/bitrix24/connection.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBitrix24 } from '#functions/integrations/bitrix24/bitrix24.ts';
import type { OutboundRequest } from '#core/clients/outbound.ts';
import { createRateLimiter, portalKeyOf } from '#functions/integrations/portal/rate-limiter.ts';
import { keys } from '#data/keys.ts';
import { update } from '#data/writes.ts';
import { createPortalLimits, type PortalVerdict } from '#functions/integrations/repositories/portal-limits.ts';
import { createTable, type CallRecord } from '#data/table.ts';

const calls: CallRecord[] = [];
const table = createTable({
  name: process.env['TABLE_NAME']!,
  region: process.env['AWS_REGION']!,
  endpoint: process.env['DYNAMODB_ENDPOINT'],
  onCall: (call) => calls.push(call),
});
const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const TASKS = 'tasks.task.list';
/** So long a bucket that has just been filled takes until it lets one more through, and is empty. */
const FULL_MILLISECONDS = 39 * 500;

/** A portal nobody has asked yet, and two Lambdas that may ask it. */
function twoFunctions() {
  const portal = randomUUID();
  const [first, second] = [createPortalLimits(table), createPortalLimits(table)];
  const take =
    (limits: typeof first) =>
    (now = NOW, background = false): Promise<PortalVerdict> =>
      limits.take({ portal, methods: [TASKS], background }, now);
  return { portal, first, second, one: take(first), other: take(second) };
}
const lets = (verdicts: readonly PortalVerdict[]) => verdicts.filter(({ kind }) => kind === 'go').length;

afterEach(() => vi.useRealTimers());

describe('requests to a portal', () => {
  it('of all functions fill one bucket: 40 at once, of the 50 Bitrix24 takes, then two a second', async () => {
    const { one, other } = twoFunctions();
    const burst: PortalVerdict[] = [];
    for (let turn = 0; turn < 25; turn++) burst.push(await one(), await other());
    expect(lets(burst)).toBe(40);
    expect(burst.at(-1)).toEqual({ kind: 'wait', milliseconds: 500 });
    let later = 0;
    for (let half = 1; half <= 20; half++) later += lets([await one(NOW + half * 500), await other(NOW + half * 500)]);
    expect(later).toBe(20);
  });

  it('are exact however many take at the same moment', async () => {
    const { one, other } = twoFunctions();
    const all = await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 2 ? one() : other())));
    // Whoever lost a race five times waits, and is counted by nobody.
    const stored = lets(all);
    expect(stored).toBeLessThanOrEqual(40);
    const more: PortalVerdict[] = [];
    for (let turn = 0; turn < 45; turn++) more.push(await one());
    expect(stored + lets(more)).toBe(40);
  });

  it('of the nightly job leave half of the bucket to people', async () => {
    const { one, other } = twoFunctions();
    const job: PortalVerdict[] = [];
    for (let turn = 0; turn < 30; turn++) job.push(await one(NOW, true));
    expect(lets(job)).toBe(20);
    const people: PortalVerdict[] = [];
    for (let turn = 0; turn < 30; turn++) people.push(await other());
    expect(lets(people)).toBe(20);
  });

  it('cost one write unit each, and no read', async () => {
    const { one } = twoFunctions();
    calls.length = 0;
    for (let turn = 0; turn < 30; turn++) await one(NOW + turn * 400);
    expect(calls.reduce((sum, { writes }) => sum + writes, 0)).toBe(30);
    expect(calls.reduce((sum, { reads }) => sum + reads, 0)).toBe(0);
  });

  it('are not held up by a clock that ran ahead', async () => {
    const { one, other } = twoFunctions();
    await one(NOW + 3_600_000);
    expect(await other(NOW)).toEqual({ kind: 'go' });
    expect(await one(NOW)).toEqual({ kind: 'go' });
  });
});

describe('operating time', () => {
  it('that is used up closes a method for every function, and no other, until it is given back', async () => {
    const { portal, first, second, other } = twoFunctions();
    await first.close(portal, TASKS, 'all', NOW + 60_000, NOW);
    expect(await other()).toEqual({ kind: 'closed', until: NOW + 60_000 });
    expect(await second.take({ portal, methods: ['user.get'], background: false }, NOW)).toEqual({ kind: 'go' });
    expect(await other(NOW + 60_000)).toEqual({ kind: 'go' });
  });

  it('that is half used up closes it for the nightly job alone', async () => {
    const { portal, first, other } = twoFunctions();
    await first.close(portal, TASKS, 'background', NOW + 60_000, NOW);
    expect(await other(NOW, true)).toEqual({ kind: 'closed', until: NOW + 60_000 });
    expect(await other()).toEqual({ kind: 'go' });
  });

  it('is written down once for each moment it lasts to', async () => {
    const { portal, first } = twoFunctions();
    calls.length = 0;
    for (let turn = 0; turn < 5; turn++) await first.close(portal, TASKS, 'all', NOW + 60_000, NOW);
    expect(calls).toHaveLength(1);
  });
});

describe('the limiter of a portal', () => {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
  const webhook = () =>
    webhookConnection({ origin: `https://${randomUUID()}.bitrix24.ru`, userId: '1', code: 'goodcode' });
  const commands = { tasks: { method: TASKS, params: {} } };
  /** Bitrix24 as it tells what this method has used. */
  function answering(time: object, error?: string) {
    const asked: OutboundRequest[] = [];
    const call = async (request: OutboundRequest) => {
      asked.push(request);
      const result_error = error ? { tasks: { error } } : [];
      const result = error ? [] : { tasks: { tasks: [] } };
      return { status: 200, body: { result: { result, result_error, result_time: { tasks: time } } } };
    };
    return { asked, bitrix24: createBitrix24({ call }) };
  }
  const limiterOf = (background = false, seconds = 5) =>
    createRateLimiter({ limits: createPortalLimits(table), until: inSeconds(seconds), background });

  it.each([
    [100, true, true],
    [250, true, false],
    [440, false, false],
  ])('reads what %d seconds of operating time leave: people %s, the nightly job %s', async (operating, people, job) => {
    const hook = webhook();
    const { asked, bitrix24 } = answering({ operating, operating_reset_at: Math.ceil(Date.now() / 1000) + 60 });
    await bitrix24.batch(hook, commands, { until: inSeconds(5), limiter: limiterOf() });
    for (const [background, allowed] of [
      [false, people],
      [true, job],
    ] as const) {
      const before = asked.length;
      const reading = bitrix24.batch(hook, commands, { until: inSeconds(5), limiter: limiterOf(background) });
      if (allowed) await reading;
      else await expect(reading).rejects.toMatchObject({ code: 'operation_time_limit', problem: { kind: 'failed' } });
      expect(asked.length - before).toBe(allowed ? 1 : 0);
    }
  });

  it('asks nobody again for ten minutes once Bitrix24 has said that it was too long', async () => {
    const hook = webhook();
    const { asked, bitrix24 } = answering({}, 'OPERATION_TIME_LIMIT');
    const read = () => bitrix24.batch(hook, commands, { until: inSeconds(5), limiter: limiterOf() });
    await expect(read()).rejects.toMatchObject({ code: 'operation_time_limit' });
    await expect(read()).rejects.toMatchObject({ code: 'operation_time_limit' });
    expect(asked).toHaveLength(1);
  });

  it('waits for its turn within the time of the request, and refuses where that is too short', async () => {
    const hook = webhook();
    const { asked, bitrix24 } = answering({ operating: 0 });
    const read = (seconds: number) =>
      bitrix24.batch(hook, commands, { until: inSeconds(seconds), limiter: limiterOf(false, seconds) });
    const fill = (milliseconds: number) =>
      table.write(update(keys.portalLimits(portalKeyOf(hook)), { set: { emptyAt: Date.now() + milliseconds } }));
    // Full for another ten seconds.
    await fill(FULL_MILLISECONDS + 10_000);
    await expect(read(0.1)).rejects.toMatchObject({ code: 'held_back', problem: { kind: 'failed' } });
    expect(asked).toHaveLength(0);
    const start = performance.now();
    await fill(FULL_MILLISECONDS + 500);
    await read(10);
    expect(asked).toHaveLength(1);
    expect(performance.now() - start).toBeGreaterThan(400);
  });

  it('keeps no host of a portal in the table', async () => {
    const hook = webhook();
    await answering({ operating: 0 }).bitrix24.batch(hook, commands, { until: inSeconds(5), limiter: limiterOf() });
    const item = await table.get(keys.portalLimits(portalKeyOf(hook)), { consistent: true });
    expect(item).toMatchObject({ type: 'portal-limits', emptyAt: expect.any(Number), ttl: expect.any(Number) });
    expect(JSON.stringify(item)).not.toContain('bitrix24.ru');
  });
});
