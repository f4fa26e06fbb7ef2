/** From this share of a limit on a form says how much is used. */
const NEAR = 0.8;

/** How much of a limit is used. */
interface Usage {
  readonly used: number;
  readonly max: number;
  readonly over: boolean;
}

/** How much of a limit is used, where it is near; texts are counted as they are sent. */
export function usageOf(what: number | string, max: number): Usage | null {
  const used = typeof what === 'string' ? what.trim().length : what;
  return used >= max * NEAR ? { used, max, over: used > max } : null;
}
