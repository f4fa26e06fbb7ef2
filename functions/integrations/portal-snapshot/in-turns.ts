/** Writes under way at once; each waits for the table, not for the processor. */
const WRITES_AT_ONCE = 16;

/** Writes rows, some at once; tells after each turn how many of them were written. */
export async function inTurns(
  writes: readonly (() => Promise<boolean>)[],
  wrote: (rows: number) => void,
): Promise<void> {
  for (let start = 0; start < writes.length; start += WRITES_AT_ONCE) {
    const done = await Promise.all(writes.slice(start, start + WRITES_AT_ONCE).map((write) => write()));
    wrote(done.filter(Boolean).length);
  }
}
