import { logFailure } from '#web/lib/log-failure.ts';
import { prefixIn } from '#web/lib/page-language.ts';
import { safeStorage } from '#web/lib/safe-storage.ts';

/**
 * Has the browser keep the page that is shown when the app is opened without a connection (public/offline-worker.js), and
 * keeps its notifications in step with who is here, where somebody has turned them on. Only for those who have come in:
 * respondents and visitors get no worker.
 */
export function keepOfflinePage(): void {
  // Not every browser has one, whatever its type says. Each byte here is one of the first screen.
  navigator.serviceWorker
    ?.register('/offline-worker.js', { scope: `${prefixIn(window.location.pathname)}/app` })
    .then((): unknown => safeStorage.read('push') && import('#web/lib/push.ts'))
    .catch((error: unknown) => logFailure('Worker', error));
}
