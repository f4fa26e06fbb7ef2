import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { installPythonTools } from '#scripts/python-tools.ts';
import { send } from './http.ts';
import { until } from './until.ts';

const VERSION = '1.5.33';
const START_SECONDS = 60;
const STOP_SECONDS = 10;

/** What of AWS the deployment uses; the emulator starts no more. */
const SERVICES =
  'apigateway,cloudformation,cloudfront,dynamodb,dynamodbstreams,ecr,events,iam,kms,lambda,logs,monitoring,s3,scheduler,secretsmanager,sns,sqs,ssm,sts';

export interface Emulator {
  readonly endpoint: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** Installs the emulator into a virtual environment of its own; throws saying what is missing. */
export function installEmulator(folder: string): string {
  return join(installPythonTools('The deployment check', folder, { ministack: VERSION }), 'python');
}

/** Starts the emulator on a free port of this machine alone; its own words go to a file. */
export async function startEmulator(python: string, folder: string, region: string): Promise<Emulator> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  mkdirSync(folder, { recursive: true });
  const log = join(folder, 'emulator.log');
  const child = spawn(python, ['-m', 'ministack'], {
    cwd: folder,
    // A group of its own, so that the processes it runs the functions in end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      BIND_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      MINISTACK_REGION: region,
      SERVICES,
      IOT_MTLS_ENABLED: '0',
    },
  });
  const output = createWriteStream(log);
  child.stdout.pipe(output);
  child.stderr.pipe(output);

  const stop = (): Promise<void> => stopGroup(child);
  try {
    await until('the emulator is up', START_SECONDS, async () => {
      if (child.exitCode !== null) throw new Error(`The emulator did not start, see ${log}`);
      return (await send({ port, method: 'GET', path: '/_ministack/health' })).status === 200;
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { endpoint, port, stop };
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const group = -child.pid;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  process.kill(group, 'SIGTERM');
  const last = setTimeout(() => process.kill(group, 'SIGKILL'), STOP_SECONDS * 1000);
  await ended;
  clearTimeout(last);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
