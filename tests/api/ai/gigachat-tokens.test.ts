import { describe, expect, it } from 'vitest';
import { makeClient, testClock } from './gigachat.ts';

describe('a token', () => {
  it('is asked for once by twenty requests at the same moment', async () => {
    const client = makeClient('good', { scope: 'GIGACHAT_API_B2B' });
    await Promise.all(Array.from({ length: 20 }, () => client.ask()));
    expect((await client.counters()).tokens).toBe(1);
  });

  it.each(['good', 'seconds-expiry', 'tok-exp'])(
    'is kept for half an hour, and renewed a minute before it ends: %s',
    async (secret) => {
      const client = makeClient(secret);
      await client.ask();
      await client.clock.sleep(28 * 60_000);
      await client.ask();
      expect((await client.counters()).tokens).toBe(1);
      await client.clock.sleep(61_000);
      await client.ask();
      expect((await client.counters()).tokens).toBe(2);
    },
  );

  it('that ends at once is used once', async () => {
    const client = makeClient('short-token');
    await client.ask();
    await client.ask();
    expect(await client.counters()).toMatchObject({ tokens: 2, billed: 2 });
  });

  it('that is not taken is renewed once, and the request repeated once', async () => {
    const client = makeClient('expired-token');
    expect(await client.ask()).toMatchObject({ ok: true, calls: 1 });
    expect(await client.counters()).toMatchObject({ tokens: 2, asked: 2, billed: 1 });
    const closed = makeClient('always-expired');
    await closed.ask();
    expect(await closed.counters()).toMatchObject({ tokens: 2, asked: 2, billed: 0 });
  });

  it('is never had from the memory of a failure', async () => {
    const client = makeClient('busy');
    await client.ask({ until: new Date(client.clock.now() + 500) });
    await client.ask({ until: new Date(client.clock.now() + 500) });
    expect((await client.counters()).tokens).toBe(2);
  });

  it('is of one secret and one scope', async () => {
    const [one, other] = [makeClient('good'), makeClient('good', { clock: testClock() })];
    await one.ask();
    await other.ask();
    await one.ask({ access: { ...one.access, scope: 'GIGACHAT_API_CORP' } });
    expect([(await one.counters()).tokens, (await other.counters()).tokens]).toEqual([2, 1]);
  });

  it('is asked for anew when the connection is tested: a revoked key is seen at once', async () => {
    const client = makeClient('good');
    await client.ask();
    expect(await client.check()).toEqual({ problem: null, warnings: [] });
    expect((await client.counters()).tokens).toBe(2);
  });
});

describe('a test of the connection', () => {
  it('warns where the model that will be asked is not on the list', async () => {
    const { problem, warnings } = await makeClient('other-models').check();
    expect({ problem, warnings }).toEqual({ problem: null, warnings: [expect.stringContaining('GigaChat-2')] });
  });
});
