import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const heard: { read?: (reply: Promise<unknown>) => void } = {};
vi.mock('./transport.ts', () => ({
  watchReads: (read: (reply: Promise<unknown>) => void) => void (heard.read = read),
}));
const { connectionNow, watchConnection, whenConnected } = await import('./connection.ts');

const browser = { onLine: true };
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('fetch', async () => new Response());
  watchConnection();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function goOnline(onLine: boolean): void {
  browser.onLine = onLine;
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

it('a reply that was on its way when the connection went is none: code is asked for when there is one again', async () => {
  const underWay = Promise.withResolvers<void>();
  heard.read!(underWay.promise);
  goOnline(false);
  const load = vi.fn(async () => 'the section');
  const section = whenConnected(load)();
  underWay.resolve();
  await underWay.promise;
  await new Promise(setImmediate);
  expect(connectionNow()).toBe('lost');
  expect(load).not.toHaveBeenCalled();
  goOnline(true);
  expect(await section).toBe('the section');
  expect(connectionNow()).toBe('good');
});
