import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../gigachat-types.ts';

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => setTimeout(milliseconds),
  random: () => Math.random(),
};
