import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import * as z from 'zod';

/** An app under the feature flags that `cdk` reads from cdk.json. */
export function newApp(outdir?: string): App {
  const file = readFileSync(join(import.meta.dirname, '../cdk.json'), 'utf8');
  const { context } = z.object({ context: z.record(z.string(), z.unknown()) }).parse(JSON.parse(file));
  return new App({ context, ...(outdir ? { outdir } : {}) });
}
