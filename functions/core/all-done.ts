/** Waits for each to end, and only then fails as the first that did: what was done meanwhile counts. */
export async function allDone(work: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}
