import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Emulator } from './emulator.ts';

const ROOT = join(import.meta.dirname, '../..');
const ACCOUNT = '000000000000';

/** The stage made for this. */
const STAGE = 'check';

const Outputs = z.object({
  [`tonus-${STAGE}-data`]: z.object({ TableName: z.string() }),
  [`tonus-${STAGE}-app`]: z.object({ ApiUrl: z.string(), OriginSecretArn: z.string() }),
  [`tonus-${STAGE}-web`]: z.object({ SiteBucket: z.string(), DistributionDomain: z.string() }),
});

/** What a deployment tells about itself. */
export interface Deployment {
  readonly tableName: string;
  readonly apiHost: string;
  readonly originSecretId: string;
  readonly bucket: string;
  readonly distribution: string;
}

/** Runs the real `cdk bootstrap` and `cdk deploy` against the emulator; throws with their words when they fail. */
export async function deploy(emulator: Emulator, folder: string, region: string): Promise<Deployment> {
  const outputsFile = join(folder, 'outputs.json');
  const common = ['--output', join(folder, 'cdk.out'), '-c', `stage=${STAGE}`];
  const env = { ...process.env, ...awsEnvironment(emulator, region) };
  await cdk(['bootstrap', `aws://${ACCOUNT}/${region}`, ...common], env);
  await cdk(['deploy', '--all', '--require-approval', 'never', '--outputs-file', outputsFile, ...common], env);

  const outputs = Outputs.parse(JSON.parse(readFileSync(outputsFile, 'utf8')));
  return {
    tableName: outputs[`tonus-${STAGE}-data`].TableName,
    apiHost: new URL(outputs[`tonus-${STAGE}-app`].ApiUrl).host,
    originSecretId: outputs[`tonus-${STAGE}-app`].OriginSecretArn,
    bucket: outputs[`tonus-${STAGE}-web`].SiteBucket,
    distribution: outputs[`tonus-${STAGE}-web`].DistributionDomain,
  };
}

/** Points every AWS client at the emulator, with credentials that open nothing else. */
export function awsEnvironment({ endpoint }: Emulator, region: string): Record<string, string> {
  return {
    AWS_ENDPOINT_URL: endpoint,
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    CDK_DISABLE_CLI_TELEMETRY: 'true',
  };
}

async function cdk(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn('npx', ['cdk', ...args], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const words: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => words.push(part));
  child.stderr.on('data', (part: Buffer) => words.push(part));
  const code = await new Promise<number | null>((done, failed) => child.on('error', failed).on('close', done));
  if (code !== 0) throw new Error(`cdk ${args[0]} failed:\n${Buffer.concat(words).toString()}`);
}
