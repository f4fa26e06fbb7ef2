import { prefixIn } from '#web/lib/page-language.ts';
import { logFailure } from '#web/lib/log-failure.ts';

/**
 * Has the browser keep the page that is shown when the app is opened without a connection (public/offline-worker.js).
 * Only for those who have come in: respondents and visitors get no worker.
 */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/offline-worker.js', { scope: `${prefixIn(window.location.pathname)}/app`, updateViaCache: 'none' })
    .catch((error: unknown) => logFailure('The page for no connection is not kept', error));
}
