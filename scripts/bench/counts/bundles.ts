import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { buildFunctions } from '#scripts/build/functions.ts';

/** Bytes of a bundle as it is deployed, and how many of them can only be there by mistake. */
export interface Bundle {
  readonly bytes: number;
  readonly ballast: number;
  /** Models that neither routes nor operations of the function use; it would build their schemas at every start. */
  readonly foreignModels: readonly string[];
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

function weigh({ inputs: sources, outputs }: Metafile): Record<string, Bundle> {
  const bundles: Record<string, Bundle> = {};
  for (const [file, { bytes, inputs }] of Object.entries(outputs)) {
    const name = file.split('/').at(-2) ?? file;
    const contract = `shared/contract/${name}.ts`;
    const models = Object.keys(inputs).filter((path) => path.startsWith('shared/models/'));
    const own = contract in sources ? ownModels(name, contract, sources) : new Set(models);
    const foreignModels = models.filter((path) => !own.has(path));
    bundles[name] = { bytes, ballast: ballastOf(inputs), foreignModels };
  }
  return bundles;
}

/** What the routes of a function lead to, and what the modules whose operations it lists name themselves. */
function ownModels(name: string, contract: string, sources: Metafile['inputs']): Set<string> {
  const lists = sources[`functions/lambdas/${name}/function.ts`]!.imports.map(({ path }) => path);
  const modules = lists.flatMap((path) => /^functions\/[\w-]+\/(?=operations\/)/.exec(path)?.[0] ?? []);
  const named = Object.keys(sources)
    .filter((path) => modules.some((module) => path.startsWith(module)))
    .flatMap((path) => sources[path]!.imports.map((imported) => imported.path))
    .filter((path) => path.startsWith('shared/models/'));
  const contracts = lists.filter((path) => path.startsWith('shared/contract/'));
  return [...contracts, ...named].reduce(
    (reached, path) => reachableFrom(path, sources, reached),
    reachableFrom(contract, sources),
  );
}

function ballastOf(inputs: Metafile['outputs'][string]['inputs']): number {
  const unwanted = Object.entries(inputs).filter(([path]) => BALLAST.test(path));
  return unwanted.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
}

/** A file and all that it imports, directly or not. */
function reachableFrom(file: string, sources: Metafile['inputs'], reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const { path } of sources[file]?.imports ?? []) reachableFrom(path, sources, reached);
  return reached;
}
