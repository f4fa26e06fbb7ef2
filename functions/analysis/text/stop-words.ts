import { STOP_WORDS } from './lexicons/stop-words.ts';
import { toWord } from './words.ts';

const words = new Set(STOP_WORDS.split(/\s+/).map((word) => toWord(word).normal));

/** A word any text has, in its normal spelling: its stem may be that of another («меня» and «меняют»). */
export function isStopWord(normal: string): boolean {
  return words.has(normal);
}
