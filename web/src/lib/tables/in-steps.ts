/** A step is shorter than a run, so that the page stays alive. */
const STEP_MILLISECONDS = 10;

/** Lets the browser draw and hear the person. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Does the same with each of many items, with pauses in between; null when it was stopped. A worker would have to be
 * sent all of them and send them back, which alone takes longer than a step.
 */
export async function inSteps<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  stopped: AbortSignal,
  rest: () => Promise<void> = pause,
): Promise<Result[] | null> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > STEP_MILLISECONDS) {
      await rest();
      if (stopped.aborted) return null;
      began = performance.now();
    }
    results.push(work(item));
  }
  return stopped.aborted ? null : results;
}
