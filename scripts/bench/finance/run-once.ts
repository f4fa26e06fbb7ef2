import { readFileSync } from 'node:fs';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { listenToCalls } from '#core/services.ts';
import type { CallRecord } from '#data/table.ts';
import { peakBytesOf } from '../peak-memory.ts';

/** What one request cost, and the most memory its process ever had. */
export interface RequestCost {
  readonly status: number;
  readonly body: string;
  readonly reads: number;
  readonly writes: number;
  readonly milliseconds: number;
  readonly peakBytes: number;
}

const REMAINING_MILLISECONDS = 25_000;

/** Answers one request in a process of its own, as the function does; the file of its event is the argument. */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Which request?');
  const calls: CallRecord[] = [];
  listenToCalls((call) => calls.push(call));
  console.info = () => {};
  const { handler } = await import('#functions/lambdas/finance/handler.ts');
  const event = JSON.parse(readFileSync(file, 'utf8')) as APIGatewayProxyEventV2;
  const context = { awsRequestId: 'bench', getRemainingTimeInMillis: () => REMAINING_MILLISECONDS } as Context;
  const start = performance.now();
  const { statusCode, body } = await handler(event, context as never);
  const milliseconds = performance.now() - start;
  const sum = (side: 'reads' | 'writes') => calls.reduce((total, call) => total + call[side], 0);
  const cost: RequestCost = {
    status: statusCode ?? 200,
    body: body ?? '',
    reads: sum('reads'),
    writes: sum('writes'),
    milliseconds,
    peakBytes: peakBytesOf('self'),
  };
  process.stdout.write(JSON.stringify(cost));
}

await main();
