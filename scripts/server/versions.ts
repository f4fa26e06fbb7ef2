import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { replaceFile } from '#scripts/local/durable.ts';
import { DATABASE_FILE } from '#scripts/local/runtime.ts';

/** A step from one version of the data folder to the next; the product does not run meanwhile. */
export interface Migration {
  /** Each one more than the last. */
  readonly to: number;
  /** For people, after «would»: `mark the folder with its version`. */
  readonly what: string;
  /** Changes the folder. Cut off, it is run again from the start. */
  run(dataDir: string): Promise<void> | void;
}

/** In order. The first only brings the marker. */
export const MIGRATIONS: readonly Migration[] = [
  { to: 1, what: 'mark the folder with its version', run: () => undefined },
];

/** Holds the version of a data folder. */
export const VERSION_FILE = 'data-version.json';
const Marker = z.object({ version: z.int().check(z.gte(1)) });

/** How a data folder is brought up to date. */
export interface UpgradeOptions {
  readonly dataDir: string;
  readonly migrations?: readonly Migration[];
  /** Only tells. */
  readonly dryRun?: boolean;
  /** Keeps the folder as it is, before the first step; when it throws, nothing is changed. */
  readonly backUp: () => Promise<unknown>;
  readonly tell: (line: string) => void;
}

/** The version of a data folder: 0 where one is older than versions, null where there are no data yet. */
export function versionOf(dataDir: string): number | null {
  const file = join(dataDir, VERSION_FILE);
  if (!existsSync(file)) return existsSync(join(dataDir, DATABASE_FILE)) ? 0 : null;
  try {
    return Marker.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
  } catch (error) {
    throw new Error(`${file} is damaged: it should hold {"version": number}. Restore the folder from a backup`, {
      cause: error,
    });
  }
}

/**
 * Brings a data folder to the version of this product, step by step, each marked when it is done. Throws for a folder
 * of a newer product, and where there is a folder of something else.
 */
export async function upgrade({
  dataDir,
  migrations = MIGRATIONS,
  dryRun,
  backUp,
  tell,
}: UpgradeOptions): Promise<void> {
  const newest = migrations.at(-1)?.to ?? 0;
  const version = versionOf(dataDir);
  if (version === null) {
    if (dryRun) return tell(`${dataDir} holds no data yet: nothing to upgrade`);
    return mark(dataDir, newest);
  }
  if (version > newest) {
    throw new Error(
      `${dataDir} was written by a newer Tonus: its data have version ${version}, this one knows versions up to ${newest}. ` +
        'Start the newer product, or restore a backup from before the upgrade into another folder: npm run restore -- --list shows them.',
    );
  }
  const steps = migrations.filter(({ to }) => to > version);
  if (steps.length === 0) return dryRun ? tell(`${dataDir} has version ${version}: nothing to upgrade`) : undefined;
  if (dryRun) {
    tell(`${dataDir} has version ${version}. An upgrade would make a backup, then`);
    for (const { to, what } of steps) tell(`  ${to}: ${what}`);
    return;
  }
  await backUp();
  for (const { to, what, run } of steps) {
    await run(dataDir);
    mark(dataDir, to);
    tell(`Data upgraded to version ${to}: ${what}`);
  }
}

function mark(dataDir: string, version: number): void {
  replaceFile(join(dataDir, VERSION_FILE), `${JSON.stringify({ version } satisfies z.infer<typeof Marker>)}\n`);
}
