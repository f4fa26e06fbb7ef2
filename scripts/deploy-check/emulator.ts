import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { send } from './http.ts';
import { until } from './until.ts';

const VERSION = '1.5.33';
const OLDEST_PYTHON = '3.10';
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
  const python = join(folder, 'bin/python');
  if (!existsSync(python)) {
    const check = `import sys; sys.exit(sys.version_info < (${OLDEST_PYTHON.replace('.', ', ')}))`;
    if (spawnSync('python3', ['-c', check]).status !== 0) {
      throw new Error(
        `The deployment check needs Python ${OLDEST_PYTHON} or newer as "python3"; there is none on this machine`,
      );
    }
    const made = spawnSync('python3', ['-m', 'venv', folder], { encoding: 'utf8' });
    if (made.status !== 0) {
      throw new Error(
        `Python cannot make a virtual environment (on Debian: apt install python3-venv)\n${made.stdout}${made.stderr}`,
      );
    }
  }
  const installed = spawnSync(python, [
    '-c',
    `import importlib.metadata as m; assert m.version("ministack") == "${VERSION}"`,
  ]);
  if (installed.status === 0) return python;
  const pip = spawnSync(python, ['-m', 'pip', 'install', '--quiet', `ministack==${VERSION}`], { encoding: 'utf8' });
  if (pip.status !== 0) {
    throw new Error(`The package index (PyPI) is out of reach or has no ministack ${VERSION}:\n${pip.stderr.trim()}`);
  }
  return python;
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
