import type { CallRecord } from '#data/table.ts';

/** Every DynamoDB call of this test file, in order; `measure` looks at the end of it. */
export const calls: CallRecord[] = [];

/** What a piece of work cost: round trips and capacity units, exact. */
export interface Cost {
  readonly calls: number;
  readonly reads: number;
  readonly writes: number;
}

/** Runs the work and adds up what it asked of DynamoDB. */
export async function measure(workload: () => Promise<unknown>): Promise<Cost> {
  const start = calls.length;
  await workload();
  const made = calls.slice(start);
  return {
    calls: made.length,
    reads: made.reduce((sum, call) => sum + call.reads, 0),
    writes: made.reduce((sum, call) => sum + call.writes, 0),
  };
}
