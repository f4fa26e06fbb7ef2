import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { until } from '#scripts/deploy-check/until.ts';
import { freePort } from '#scripts/local/dynamo.ts';

const SERVER = 'com.amazonaws.services.dynamodbv2.local.main.ServerRunner';
const START_SECONDS = 60;
const LAST_WORDS = 2000;

interface DynamoDbLocal {
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** Fetches Amazon's DynamoDB Local with Maven unless the folder is there already; throws saying what is missing. */
export function fetchDynamoDbLocal(folder: string): void {
  if (existsSync(folder)) return;
  for (const [command, version, hint] of [
    ['java', '-version', 'Java 17 or newer'],
    ['mvn', '-version', 'Maven'],
  ] as const) {
    if (spawnSync(command, [version]).status !== 0)
      throw new Error(`DynamoDB Local needs ${hint} as "${command}"; there is none on this machine`);
  }
  mkdirSync(dirname(folder), { recursive: true });
  const aside = mkdtempSync(`${folder}-`);
  try {
    cpSync(join(import.meta.dirname, 'pom.xml'), join(aside, 'pom.xml'));
    const goal = ['dependency:copy-dependencies', '-DoutputDirectory=.'];
    const { status, stdout } = spawnSync('mvn', ['--quiet', '--batch-mode', ...goal], { cwd: aside, encoding: 'utf8' });
    if (status !== 0) throw new Error(`Maven could not fetch DynamoDB Local:\n${stdout.trim()}`);
    renameSync(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Starts it with an empty database in memory on a free port. It listens on every interface and cannot be told otherwise. */
export async function startDynamoDbLocal(folder: string): Promise<DynamoDbLocal> {
  const port = await freePort();
  const java = [`-Djava.library.path=${folder}`, '-cp', join(folder, '*'), SERVER];
  const child = spawn('java', [...java, '-inMemory', '-disableTelemetry', '-port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let said = '';
  const hear = (chunk: Buffer): void => void (said = `${said}${chunk.toString()}`.slice(-LAST_WORDS));
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  try {
    await until('DynamoDB Local is up', START_SECONDS, async () => {
      if (child.exitCode !== null) throw new Error(`DynamoDB Local did not start: ${said}`);
      const probe = connect(port, '127.0.0.1');
      await once(probe, 'connect');
      probe.destroy();
      return true;
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { endpoint: `http://127.0.0.1:${port}`, stop };
}
