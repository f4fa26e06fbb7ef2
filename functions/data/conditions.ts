import type { Item, Write } from './writes.ts';

/** A write whose condition did not hold; nothing was written. */
export class ConditionFailed extends Error {
  /** The name the failed write was given by `failsAs`; null for one without. */
  readonly condition: string | null;
  /** What stood there instead, if anything did; DynamoDB tells it of single writes only. */
  readonly item: Item | null;
  constructor(condition: string | null, item: Item | null, cause: unknown) {
    super(condition === null ? 'Condition of a write failed' : `Condition «${condition}» failed`, { cause });
    this.name = 'ConditionFailed';
    this.condition = condition;
    this.item = item;
  }
}

/** Waits for a write or a transaction; false when a condition did not hold: somebody was faster, or it is gone. */
export async function unlessChanged(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

interface Transactions {
  readonly transact: (writes: readonly Write<string>[]) => Promise<void>;
}

/**
 * All of the writes or none. Null when all was written, else the name of the first condition that did not hold:
 * `unnamed` for a write without a name. Where that is left out such a failure is thrown, since nobody has said what
 * it means. A comparison with a name that none of the writes has does not compile.
 */
export async function failedCondition<Name extends string, Unnamed extends string = never>(
  table: Transactions,
  writes: readonly Write<Name>[],
  unnamed?: Unnamed,
): Promise<Name | Unnamed | null> {
  try {
    await table.transact(writes);
    return null;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // A name that came with the error is one of these writes': nothing else was written.
    const failed = (error.condition as Name | null) ?? unnamed;
    if (failed === undefined) throw error;
    return failed;
  }
}
