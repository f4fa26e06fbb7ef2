/** A timer waits no longer than this: more milliseconds than 31 bits hold would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** The server's clock may be a little behind ours. */
const AFTERWARDS_MILLISECONDS = 1000;

/** After how many milliseconds a term that ends is to be read again; 0 = never, for one that has ended or never does. */
export function untilDue(dueDate: string | null, now: number): number {
  const left = dueDate === null ? 0 : Date.parse(dueDate) - now;
  return left <= 0 ? 0 : Math.min(left + AFTERWARDS_MILLISECONDS, LONGEST_TIMER);
}
