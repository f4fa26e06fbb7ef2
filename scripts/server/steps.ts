import type { Runtime } from '#scripts/local/runtime.ts';
import type { Settings } from './config.ts';
import { requireAlone, requireOwnKeys } from './data-folder.ts';
import type { Log } from './log.ts';

/** Something that runs beside the server and is ended before it. */
export interface Beside {
  stop(): Promise<unknown>;
}

/** What is done with the data folder before the database opens it, in this order; each may throw a SetupError. */
export const beforeOpening: readonly ((settings: Settings, log: Log) => unknown)[] = [
  ({ dataDir }) => requireAlone(dataDir),
  ({ dataDir, keys }) => requireOwnKeys(dataDir, keys),
];

/** What runs beside the server once it answers. */
export const besideRunning: readonly ((settings: Settings, runtime: Runtime, log: Log) => Promise<Beside>)[] = [];
