import { setTimeout as delay } from 'node:timers/promises';

/** The time that passes while somebody waits; another one where a test does not. */
export interface WaitingClock {
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

export const systemClock: WaitingClock = { now: () => Date.now(), sleep: (milliseconds) => delay(milliseconds) };
