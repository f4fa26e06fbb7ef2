import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import * as z from 'zod';
import { defineStacks } from '#infra/app.ts';
import type { StageConfig } from '#infra/config.ts';
import { ROOT } from '#scripts/local/build.ts';

/** `node scripts/server/synthesize.ts FOLDER`: writes the assembly of the stage that standard input holds. */
const CdkJson = z.object({ context: z.record(z.string(), z.unknown()) });
const { context } = CdkJson.parse(JSON.parse(readFileSync(join(ROOT, 'cdk.json'), 'utf8')));
const stage = JSON.parse(readFileSync(0, 'utf8')) as StageConfig; // written by assembly.ts alone
const app = new App({ context, outdir: process.argv[2]! });
defineStacks(app, stage);
app.synth();
