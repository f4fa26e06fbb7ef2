import { log } from '#core/log.ts';
import type { WorkerContext } from '#core/worker.ts';

/** Gives the letters that were put off and are due to the worker again. */
export async function sendWaitingLetters({ repos: { letters }, now }: WorkerContext): Promise<void> {
  const woken = await letters.wakeDue(now);
  if (woken > 0) log('info', 'job finished', { job: 'send-waiting-letters', milliseconds: Date.now() - now.getTime() });
}
