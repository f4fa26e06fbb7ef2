import { setTimeout as delay } from 'node:timers/promises';
import type { Run } from './company.ts';

/** How long the counters may take to catch up after the last answer. */
const CATCH_UP_SECONDS = 60;
const PAUSE_MILLISECONDS = 200;

/** Waits until the counters show every respondent: how far they are off in the end, and how many seconds it took. */
export async function catchUp(run: Run, respondents: number): Promise<{ off: number; seconds: number }> {
  const start = performance.now();
  for (;;) {
    const { responses, by_question: questions } = await run.summary();
    const counted = [responses, ...questions.map(({ answered }) => answered)];
    const off = Math.max(...counted.map((count) => Math.abs(count - respondents)));
    const seconds = (performance.now() - start) / 1000;
    if (off === 0 || seconds > CATCH_UP_SECONDS) return { off, seconds };
    await delay(PAUSE_MILLISECONDS);
  }
}

/** How many answers of those that were taken are lost, are there twice, or are as they were before they were changed. */
export function compareAnswers(expected: ReadonlyMap<string, string>, found: readonly string[]) {
  const last = new Map(found.map((answer) => answer.split(' ') as [string, string]));
  return {
    lost: [...expected.keys()].filter((mark) => !last.has(mark)).length,
    twice: found.length - last.size,
    stale: [...expected].filter(([mark, version]) => last.has(mark) && last.get(mark) !== version).length,
  };
}
