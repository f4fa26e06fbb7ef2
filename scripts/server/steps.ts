import { join } from 'node:path';
import type { Runtime } from '#scripts/local/runtime.ts';
import { OBJECTS } from '#scripts/local/s3.ts';
import { backUpBeside, prepareData } from './back-up-beside.ts';
import type { Beside } from './beside.ts';
import type { Settings } from './config.ts';
import { requireAlone, requireOwnKeys } from './data-folder.ts';
import { startExpiringArchives } from './expire-archives.ts';
import { tellOfClearDisk } from './disk.ts';
import type { Log } from './log.ts';

/** What is done with the data folder before the database opens it, in this order; each may throw a SetupError. */
export const beforeOpening: readonly ((settings: Settings, log: Log) => unknown)[] = [
  ({ dataDir }) => requireAlone(dataDir),
  ({ dataDir }, log) => tellOfClearDisk(dataDir, log),
  ({ dataDir, keys }) => requireOwnKeys(dataDir, keys),
  prepareData,
];

/** What runs beside the server once it answers. */
export const besideRunning: readonly ((settings: Settings, runtime: Runtime, log: Log) => Promise<Beside>)[] = [
  async ({ dataDir }, _, log) => startExpiringArchives(join(dataDir, OBJECTS), log),
  async (settings, _, log) => backUpBeside(settings, log),
];
