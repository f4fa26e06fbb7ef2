import { ApiError } from '#web/lib/api-error.ts';

const TRIES = 3;
const PAUSE_MILLISECONDS = 2000;

/**
 * Asks again where a server was too slow or broke down: a move is hundreds of requests, each of which may come twice, and
 * nobody wants to begin anew for one of them. What is refused stays refused.
 */
export async function insist<T>(
  ask: () => Promise<T>,
  pause: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((resolve) => void setTimeout(resolve, milliseconds)),
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await ask();
    } catch (error) {
      if (tried === TRIES || (error instanceof ApiError && error.status < 500)) throw error;
      await pause(PAUSE_MILLISECONDS * tried);
    }
  }
}
