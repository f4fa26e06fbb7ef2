import { readFileSync } from 'node:fs';
import { defineStacks } from '#infra/app.ts';
import type { StageConfig } from '#infra/config.ts';
import { newApp } from '#infra/new-app.ts';

/** `node scripts/server/synthesize.ts FOLDER`: writes the assembly of the stage that standard input holds. */
const stage = JSON.parse(readFileSync(0, 'utf8')) as StageConfig; // written by assembly.ts alone
const app = newApp(process.argv[2]);
defineStacks(app, stage);
app.synth();
