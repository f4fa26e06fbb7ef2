import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPage } from './hold-page.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Whether the browser would ask somebody who leaves now. */
const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('holds the page until all that is under way is over, also what failed', async () => {
  const [one, two] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  expect(asks()).toBe(false);
  const [first, second] = [holdPage(one.promise), holdPage(two.promise)];
  expect(asks()).toBe(true);
  one.resolve('готово');
  expect(await first).toBe('готово');
  expect(asks()).toBe(true);
  two.reject(new Error('не вышло'));
  await expect(second).rejects.toThrow('не вышло');
  expect(asks()).toBe(false);
});
