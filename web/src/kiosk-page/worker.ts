import { siteAddress } from '#web/lib/site-address.ts';

/** Has the browser keep this page, so that it opens without a connection (public/kiosk-worker.js). */
export function keepPage(): void {
  navigator.serviceWorker
    ?.register('/kiosk-worker.js', { scope: siteAddress('/k/'), updateViaCache: 'none' })
    .catch(() => undefined);
}

/** Has the worker look for a newer page, and opens that where there is one. Nobody may be answering. */
export async function takeUpdate(): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker || !navigator.onLine) return;
  const { port1, port2 } = new MessageChannel();
  const isNewer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data === true), { once: true });
    port1.start();
  });
  worker.postMessage('renew', [port2]);
  if (await isNewer) window.location.reload();
}
