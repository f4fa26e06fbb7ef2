import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { listenToCalls } from '#core/services.ts';
import type { CallRecord } from '#data/table.ts';
import { peakBytesOf } from '../peak-memory.ts';

/** What one job cost: write units of rows, of all else, read units, and the most memory its process ever had. */
export interface SnapshotCost {
  readonly rowWrites: number;
  readonly otherWrites: number;
  readonly reads: number;
  readonly milliseconds: number;
  readonly peakBytes: number;
}

/** Does one job in a process of its own, as the function behind the queue does; its key is the argument. */
async function main(): Promise<void> {
  const [body] = process.argv.slice(2);
  if (body === undefined) throw new Error('Which job?');
  const calls: CallRecord[] = [];
  listenToCalls((call) => calls.push(call));
  console.info = () => {};
  const { handler } = await import('#functions/lambdas/slow-jobs/handler.ts');
  const start = performance.now();
  await handler({ Records: [{ body } as SQSRecord] } satisfies SQSEvent);
  const milliseconds = performance.now() - start;
  const sum = (side: 'reads' | 'writes', fits: (call: CallRecord) => boolean) =>
    calls.filter(fits).reduce((total, call) => total + call[side], 0);
  // Rows are the only items that a reading puts.
  const cost: SnapshotCost = {
    rowWrites: sum('writes', ({ operation }) => operation === 'PutItem'),
    otherWrites: sum('writes', ({ operation }) => operation !== 'PutItem'),
    reads: sum('reads', () => true),
    milliseconds,
    peakBytes: peakBytesOf('self'),
  };
  process.stdout.write(JSON.stringify(cost));
}

await main();
