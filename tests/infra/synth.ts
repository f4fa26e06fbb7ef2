import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { defineStacks } from '#infra/app.ts';
import { exampleProd } from '#infra/example-stage.ts';
import { newApp } from '#infra/new-app.ts';
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
