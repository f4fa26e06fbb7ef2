import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MILLISECONDS = 200;

/** Asks again until the condition holds; throws naming it when it does not hold in time. A refused connection is "not yet". */
export async function until(what: string, seconds: number, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    try {
      if (await holds()) return;
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
    if (Date.now() > deadline) throw new Error(`Waited ${seconds} s in vain until ${what}`);
    await delay(PAUSE_MILLISECONDS);
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
