import { vi } from 'vitest';

export interface StalledConnection {
  /** Milliseconds after which the page has said it stops waiting. */
  readonly patience: () => number | undefined;
  /** That time has passed. */
  readonly timeOut: () => void;
}

/**
 * A `fetch` that never ends by itself, or only its content does not, until `vi.unstubAllGlobals()` and
 * `vi.restoreAllMocks()`. Fake clocks do not move the browser's own timeout of a request.
 */
export function stalledConnection({ at = 'reply' }: { readonly at?: 'reply' | 'content' } = {}): StalledConnection {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    const late = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    if (at === 'reply') return late;
    const content = new ReadableStream({ start: (stream) => void late.catch((error) => stream.error(error)) });
    return Promise.resolve(new Response(content, { status: 200 }));
  });
  return {
    patience: () => timeout.mock.lastCall?.[0],
    timeOut: () => clock.abort(new DOMException('The time is up', 'TimeoutError')),
  };
}
