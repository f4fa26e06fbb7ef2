import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';

/** What a worker thread is started with. */
export interface WorkerInput {
  /** Path of the module to load, without its extension's choice: `index.js` or `index.mjs`. */
  readonly file: string;
  readonly exportName: string;
  readonly functionName: string;
  readonly memoryMb: number;
}

export interface Invocation {
  /** As JSON: what crosses Lambda's border is text, not live objects. */
  readonly event: string;
  readonly requestId: string;
  /** So long it may take once the code is there. */
  readonly timeoutMs: number;
}

/** What a function has written. */
export interface Line {
  readonly level: string;
  readonly requestId: string | undefined;
  readonly message: string;
}

export type WorkerMessage = { readonly lines?: readonly Line[] } &
  /** The code is there, or will never be: the first invocation begins. */
  (
    | { readonly kind: 'loaded' }
    | { readonly kind: 'log' }
    | { readonly kind: 'result'; readonly json: string }
    | {
        readonly kind: 'failure';
        readonly error: { readonly name: string; readonly message: string; readonly stack?: string };
      }
  );

type Handler = (event: unknown, context: object) => unknown;

const port = parentPort!;
const input = workerData as WorkerInput; // written by lambda.ts alone
let requestId: string | undefined;
/** Lines on their way: with the result, if it comes at once, as that of an ordinary request does; else by themselves. */
let lines: Line[] = [];

for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  console[level] = (...parts: unknown[]) => {
    const message = parts.map(textOf).join(' ');
    if (lines.push({ level: level === 'log' ? 'info' : level, requestId, message }) === 1) setImmediate(tell);
  };
}

const loaded = load();
// A failure to load is reported by the first invocation, as Lambda does.
loaded.then(
  () => say({ kind: 'loaded' }),
  () => say({ kind: 'loaded' }),
);

port.on('message', (invocation: Invocation) => {
  requestId = invocation.requestId;
  void loaded
    .then((handler) => handler(JSON.parse(invocation.event), contextOf(invocation)))
    .then((value) => say({ kind: 'result', json: JSON.stringify(value) ?? 'null' }))
    .catch((error: unknown) => {
      const { name, message, stack } = error instanceof Error ? error : new Error(inspect(error));
      say({ kind: 'failure', error: { name, message, ...(stack ? { stack } : {}) } });
    });
});

/** As Lambda's JSON log format: an object stays one, everything else is text. */
function textOf(part: unknown): string {
  if (typeof part === 'string') return part;
  return part instanceof Error ? inspect(part) : (JSON.stringify(part) ?? String(part));
}

function tell(): void {
  if (lines.length > 0) say({ kind: 'log' });
}

function say(message: WorkerMessage): void {
  port.postMessage(lines.length === 0 ? message : { ...message, lines });
  lines = [];
}

async function load(): Promise<Handler> {
  const module: Record<string, unknown> & { default?: Record<string, unknown> } = await import(
    pathToFileURL(input.file).href
  );
  const handler = module[input.exportName] ?? module.default?.[input.exportName];
  if (typeof handler !== 'function') throw new Error(`${input.file} exports no ${input.exportName}`);
  return handler as Handler; // a function is all that can be known of it
}

function contextOf({ requestId: awsRequestId, timeoutMs }: Invocation): object {
  const deadline = Date.now() + timeoutMs;
  return {
    awsRequestId,
    functionName: input.functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:${process.env['AWS_REGION']}:000000000000:function:${input.functionName}`,
    memoryLimitInMB: String(input.memoryMb),
    logGroupName: `/aws/lambda/${input.functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
}
