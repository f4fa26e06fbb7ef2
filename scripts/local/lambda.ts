import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { createEnvironments } from './environments.ts';
import type { Invocation, Line, WorkerInput, WorkerMessage } from './lambda-worker.ts';

export interface LambdaOptions {
  readonly name: string;
  /** Folder of the unpacked asset. */
  readonly dir: string;
  /** `index.handler`: file without extension, and export. */
  readonly handler: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  /** As many environments at once at most; whoever comes then waits. */
  readonly concurrency?: number | undefined;
  readonly log: (line: object) => void;
  /** A file that is loaded before the function's own, as a layer would bring it. */
  readonly preload?: string | undefined;
  /** Hears of each invocation that has ended. */
  readonly onInvoked?: OnInvoked | undefined;
}

/** An invocation that has ended: how long it took, its wait for an environment included. */
export type OnInvoked = (invocation: {
  readonly name: string;
  readonly milliseconds: number;
  readonly failed: boolean;
}) => void;

export interface Lambda {
  readonly name: string;
  /** Runs the handler; rejects with LambdaFailed when it throws, dies or takes too long. */
  invoke(event: unknown): Promise<unknown>;
  /** Lets the next invocation load the code anew. */
  reload(): void;
  stop(): Promise<void>;
}

/** A function has thrown, run out of time or ended. */
export class LambdaFailed extends Error {
  override readonly name = 'LambdaFailed';
}

/**
 * A burst of short invocations is done soonest by one environment more than there are processors: while one waits for
 * the database, another is at work (a tenth more answers a second on two).
 */
export const AT_ONCE = Math.max(2, availableParallelism()) + 1;

/**
 * What an invocation makes and drops. Left to itself it grows in every thread with the processor's speed: 250 MB more
 * under load, and not one answer more a second.
 */
const YOUNG_GENERATION_MB = 16;

/**
 * Every thread collects what it drops by itself. With help from V8's own threads, of which a machine of two processors
 * has four, the same work takes a sixth more of the processors, which all have something to do under load.
 */
setFlagsFromString('--no-parallel-scavenge');

/** A function of the template: execution environments are worker threads. */
export function createLambda(options: LambdaOptions): Lambda {
  const environments = createEnvironments<Worker>({
    atOnce: Math.min(AT_ONCE, options.concurrency ?? Infinity),
    limit: options.concurrency,
    begin: () => {
      const worker = start(options);
      const onMessage = ({ kind }: WorkerMessage): void => {
        if (kind !== 'loaded') return;
        worker.off('message', onMessage);
        environments.loaded(worker);
      };
      return worker.on('message', onMessage).once('exit', () => environments.forget(worker));
    },
    end: (worker) => worker.terminate(),
  });
  return {
    name: options.name,
    invoke: async (event) => {
      const begun = performance.now();
      const worker = await environments.take();
      let alive = false;
      let failed = true;
      try {
        const message = await run(worker, event, options);
        alive = true;
        failed = message.kind === 'failure';
        if (message.kind === 'result') return JSON.parse(message.json);
        options.log({ level: 'error', function: options.name, message: 'invocation failed', error: message.error });
        throw new LambdaFailed(`${options.name}: ${message.error.message}`);
      } finally {
        environments.giveBack(worker, alive);
        options.onInvoked?.({ name: options.name, milliseconds: performance.now() - begun, failed });
      }
    },
    reload: environments.renew,
    stop: environments.stop,
  };
}

function start({ dir, handler, name, memoryMb, environment, preload }: LambdaOptions): Worker {
  const dot = handler.lastIndexOf('.');
  const base = join(dir, handler.slice(0, dot));
  const file = existsSync(`${base}.mjs`) ? `${base}.mjs` : `${base}.js`;
  const workerData: WorkerInput = { file, exportName: handler.slice(dot + 1), functionName: name, memoryMb };
  const worker = new Worker(new URL('lambda-worker.ts', import.meta.url), {
    workerData,
    env: { ...environment, AWS_LAMBDA_FUNCTION_NAME: name, AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb) },
    ...(preload ? { execArgv: ['--import', pathToFileURL(preload).href] } : {}),
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  // An idle environment that dies is replaced by the next invocation; its error must not end the runtime.
  worker.on('error', () => undefined);
  return worker;
}

/**
 * One invocation on one environment: settles with its result or failure, rejects when the environment is lost. Its time
 * begins when the code has been loaded, as Lambda's does; loading may take as long once more.
 */
function run(worker: Worker, event: unknown, options: LambdaOptions) {
  type Outcome = Extract<WorkerMessage, { kind: 'result' | 'failure' }>;
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const timeoutMs = options.timeoutSeconds * 1000;
  const requestId = randomUUID();
  const lose = (reason: string): void => {
    options.log({ level: 'error', function: options.name, requestId, message: reason });
    reject(new LambdaFailed(`${options.name}: ${reason}`));
  };
  const timedOut = (): void => lose(`Task timed out after ${options.timeoutSeconds} seconds`);
  // After a standstill of this process an answer that came meanwhile is heard first.
  let late: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (late = setImmediate(timedOut)), timeoutMs);
  const onMessage = (message: WorkerMessage): void => {
    for (const line of message.lines ?? []) options.log(logLine(options.name, line));
    if (message.kind === 'loaded') timer.refresh();
    if (message.kind === 'result' || message.kind === 'failure') resolve(message);
  };
  const onError = (error: Error): void => lose(`Environment died: ${error.message}`);
  const onExit = (): void => lose('Environment ended before it answered');
  worker.on('message', onMessage).once('error', onError).once('exit', onExit);
  const json = JSON.stringify(event ?? null);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage({ event: json, requestId, timeoutMs } satisfies Invocation);
  return promise.finally(() => {
    clearTimeout(timer);
    clearImmediate(late);
    worker.off('message', onMessage).off('error', onError).off('exit', onExit);
  });
}

/** As Lambda's JSON log format: a message that is an object itself becomes fields. */
function logLine(name: string, { level, requestId, message }: Line): object {
  const line = { level, function: name, requestId };
  try {
    const fields: unknown = JSON.parse(message);
    if (typeof fields === 'object' && fields !== null) return { ...line, ...fields };
  } catch {
    // Plain text is logged as it is.
  }
  return { ...line, message };
}
