import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import type { TestProject } from 'vitest/node';
import * as z from 'zod';
import { defineStacks } from '#infra/app.ts';
import { exampleProd } from '#infra/example-stage.ts';
import { buildFunctions } from '#scripts/build/functions.ts';

declare module 'vitest' {
  interface ProvidedContext {
    assembly: string;
  }
}

/** Synthesizes the stage that goes to customers, once for all tests of the templates. */
export default async function synthesize(project: TestProject): Promise<() => void> {
  // `npm test` has bundled them already, for the assembly of the browser tests.
  if (!process.env['TEST_ASSEMBLY']) await buildFunctions();
  const outdir = mkdtempSync(join(tmpdir(), 'tonus-assembly-'));
  const app = newApp(outdir);
  defineStacks(app, exampleProd());
  app.synth();
  project.provide('assembly', outdir);
  return () => rmSync(outdir, { recursive: true, force: true });
}

/** An app under the feature flags that `cdk` reads from cdk.json. */
export function newApp(outdir?: string): App {
  const file = readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8');
  const { context } = z.object({ context: z.record(z.string(), z.unknown()) }).parse(JSON.parse(file));
  return new App({ context, ...(outdir ? { outdir } : {}) });
}
