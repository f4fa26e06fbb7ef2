import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const CODE = readFileSync(join(import.meta.dirname, '../../public/offline-worker.js'), 'utf8');
const ORIGIN = 'https://tonus.example';
const PATH = '/app/poll/1/take';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: { readonly path: string };
  close(): void;
}

/** The worker as the browser runs it, as far as notifications go: one of a tag takes the place of the one before. */
function startWorker(addresses: readonly string[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  let shown: Shown[] = [];
  const badge = vi.fn<(count: number) => Promise<void>>(async () => undefined);
  const windows = addresses.map((url) => ({ url, focus: vi.fn<() => Promise<void>>(async () => undefined) }));
  const openWindow = vi.fn<(url: string) => Promise<void>>(async () => undefined);
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    location: { origin: ORIGIN },
    navigator: { setAppBadge: badge, clearAppBadge: async () => badge(0) },
    registration: {
      scope: `${ORIGIN}/app`,
      async showNotification(title: string, options: Omit<Shown, 'title' | 'close'>) {
        const close = () => (shown = shown.filter(({ tag }) => tag !== options.tag));
        close();
        shown.push({ title, ...options, close });
      },
      getNotifications: async () => shown,
    },
    clients: { matchAll: async () => windows, openWindow },
  };
  new Function('self', CODE)(self);
  async function happen(name: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners.get(name)!({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  }
  return {
    told: (body: string, path = PATH) =>
      happen('push', { data: { json: () => ({ title: 'Вас ждёт опрос', body, path }) } }),
    press: (notification: Shown) => happen('notificationclick', { notification }),
    shown: () => shown,
    badge,
    windows,
    openWindow,
  };
}

let worker: ReturnType<typeof startWorker>;
beforeEach(() => {
  worker = startWorker();
});

describe('a notification', () => {
  it('is shown in the words it came in, and a reminder takes the place of the invitation', async () => {
    await worker.told('Вас просят пройти опрос');
    await worker.told('Опрос ждёт');
    expect(worker.shown()).toMatchObject([
      { title: 'Вас ждёт опрос', body: 'Опрос ждёт', data: { path: PATH }, icon: '/icon-192.png' },
    ]);
  });

  it('counts on the icon by polls, until nobody is told of any', async () => {
    await worker.told('Первый');
    await worker.told('Второй', '/app/surveys/2/take');
    await worker.told('Первый ждёт');
    await worker.press(worker.shown()[0]!);
    await worker.press(worker.shown()[0]!);
    expect(worker.badge.mock.calls).toEqual([[1], [2], [2], [1], [0]]);
  });

  it('leads to its poll, in the window that shows it already or in a new one', async () => {
    await worker.told('Опрос');
    await worker.press(worker.shown()[0]!);
    expect(worker.openWindow.mock.calls).toEqual([[ORIGIN + PATH]]);
    const open = startWorker([`${ORIGIN}/app`, `${ORIGIN}${PATH}?page=2`]);
    await open.told('Опрос');
    await open.press(open.shown()[0]!);
    expect(open.windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    expect(open.openWindow).not.toHaveBeenCalled();
  });
});
