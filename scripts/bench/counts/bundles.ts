import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { buildFunctions } from '#scripts/build/functions.ts';

/** Bytes of a bundle as it is deployed, and how many of them can only be there by mistake. */
export interface Bundle {
  readonly bytes: number;
  readonly ballast: number;
}

/** Zod's languages, and ways to find credentials that a Lambda never takes. */
const BALLAST = /zod\/v4\/locales|credential-provider-|token-providers|nested-clients/;

/** Bundles all functions into a folder that is gone afterwards. */
export async function weighBundles(): Promise<Record<string, Bundle>> {
  const outdir = mkdtempSync(join(tmpdir(), 'tonus-bundles-'));
  try {
    return weigh(await buildFunctions(undefined, { outdir }));
  } finally {
    rmSync(outdir, { recursive: true });
  }
}

function weigh({ outputs }: Metafile): Record<string, Bundle> {
  const bundles: Record<string, Bundle> = {};
  for (const [file, { bytes, inputs }] of Object.entries(outputs)) {
    const name = file.split('/').at(-2) ?? file;
    bundles[name] = { bytes, ballast: ballastOf(inputs) };
  }
  return bundles;
}

function ballastOf(inputs: Metafile['outputs'][string]['inputs']): number {
  const unwanted = Object.entries(inputs).filter(([path]) => BALLAST.test(path));
  return unwanted.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
}
