import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UPLOADS } from '#scripts/local/s3.ts';
import { EXPORT_DAYS } from '#shared/rules/workspace-export.ts';
import { DAY_MS, HOUR_MS } from '#shared/rules/durations.ts';
import type { Log } from './log.ts';
import type { Beside } from './beside.ts';

const LOOK_MS = HOUR_MS;
const UPLOAD_DAYS = 1;

/** Removes archives that are older than their links may be, as the rule of the template's bucket does. */
export function expireArchives(dir: string, now: number): void {
  if (!existsSync(dir)) return;
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const days = file.startsWith(join(dir, UPLOADS)) ? UPLOAD_DAYS : EXPORT_DAYS;
    if (now - statSync(file).mtimeMs > days * DAY_MS) rmSync(file, { force: true });
  }
}

/** Does so now and every hour. */
export function startExpiringArchives(dir: string, log: Log): Beside {
  const expire = (): void => {
    try {
      expireArchives(dir, Date.now());
    } catch (error) {
      log({ level: 'error', message: `Old archives could not be removed: ${String(error)}` });
    }
  };
  expire();
  const timer = setInterval(expire, LOOK_MS);
  return { stop: async () => clearInterval(timer) };
}
