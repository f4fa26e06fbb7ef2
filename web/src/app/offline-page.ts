import { logFailure } from '#web/lib/log-failure.ts';
import { prefixIn } from '#web/lib/page-language.ts';

/**
 * Has the browser keep the page that is shown when the app is opened without a connection (public/offline-worker.js), and
 * keeps the notifications of whoever has asked for them here in step with who is here. Only for those who have come in:
 * respondents and visitors get no worker.
 */
export function keepOfflinePage(): void {
  // Not every browser has one, whatever its type says.
  navigator.serviceWorker
    ?.register('/offline-worker.js', { scope: `${prefixIn(window.location.pathname)}/app`, updateViaCache: 'none' })
    .then((): unknown => window.Notification?.permission === 'granted' && import('#web/lib/push.ts'))
    .catch((error: unknown) => logFailure('No offline page', error));
}
