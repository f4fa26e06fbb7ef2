import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEnvironments } from './environments.ts';

const begun: Environment[] = [];
const ended: Environment[] = [];

interface Environment {
  readonly number: number;
}

function start(limit?: number) {
  begun.length = 0;
  ended.length = 0;
  return createEnvironments<Environment>({
    atOnce: 4,
    limit,
    begin: () => {
      const environment = { number: begun.length + 1 };
      begun.push(environment);
      return environment;
    },
    end: (environment) => ended.push(environment),
  });
}

/** Four at work, their code loaded, and who waits for a fifth. */
async function startBusy(limit?: number) {
  const environments = start(limit);
  const busy = [];
  for (let index = 0; index < 4; index += 1) busy.push(await environments.take());
  busy.forEach(environments.loaded);
  return { environments, busy, fifth: environments.take() };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('environments of a function', () => {
  it('are begun beyond the first four when every one has been at its invocation for a quarter of a second, one by one', async () => {
    const { environments, fifth } = await startBusy();
    const sixth = environments.take();
    await vi.advanceTimersByTimeAsync(249);
    expect(begun).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(2);
    expect(begun).toHaveLength(5);
    environments.loaded(await fifth);
    await vi.advanceTimersByTimeAsync(249);
    expect(begun).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(250);
    expect((await sixth).number).toBe(6);
  });

  it('are not begun while one of them is given back in time, however long somebody waits', async () => {
    const { environments, busy, fifth } = await startBusy();
    const waiting = [fifth, ...Array.from({ length: 20 }, () => environments.take())];
    for (let index = 0; index < waiting.length; index += 1) {
      await vi.advanceTimersByTimeAsync(200);
      environments.giveBack(busy[index % busy.length]!, true);
      expect(await waiting[index]).toBe(busy[index % busy.length]);
    }
    expect(begun).toHaveLength(4);
  });

  it('are not begun while one is still loading its code', async () => {
    const { environments } = await startBusy();
    await vi.advanceTimersByTimeAsync(300);
    void environments.take();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(begun).toHaveLength(5);
  });

  it('are not begun beyond what the template reserves, however long all are at work', async () => {
    const { environments, busy, fifth } = await startBusy(5);
    const sixth = environments.take();
    await vi.advanceTimersByTimeAsync(300);
    environments.loaded(await fifth);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun).toHaveLength(5);
    environments.giveBack(busy[0]!, true);
    expect(await sixth).toBe(busy[0]);
  });

  it('that ended badly are replaced for whoever waits', async () => {
    const { environments, busy, fifth } = await startBusy();
    environments.giveBack(busy[0]!, false);
    expect((await fifth).number).toBe(5);
    expect(ended).toEqual([busy[0]]);
  });

  it('are ended when nobody has needed them for a minute, and used again before', async () => {
    const environments = start();
    const [first, second] = [await environments.take(), await environments.take()];
    environments.giveBack(first, true);
    environments.giveBack(second, true);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await environments.take()).toBe(second);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ended).toEqual([first]);
    environments.giveBack(second, true);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(ended).toEqual([first, second]);
  });

  it('with old code are ended at once when idle, and after their invocation when busy', async () => {
    const environments = start();
    const [idle, busy] = [await environments.take(), await environments.take()];
    environments.giveBack(idle, true);
    environments.renew();
    expect(ended).toEqual([idle]);
    environments.giveBack(busy, true);
    expect(ended).toEqual([idle, busy]);
    expect((await environments.take()).number).toBe(3);
  });
});
