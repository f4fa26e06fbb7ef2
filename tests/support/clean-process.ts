import { afterAll, vi } from 'vitest';
import * as z from 'zod/mini';

/**
 * Test files run one after the other in one process, because loading the libraries takes longer than most tests.
 * What this project's own modules keep in memory does not pass from file to file, nor what a file did to the
 * environment, the clock or the globals. To be called at the start of each file.
 */
export function startClean(): void {
  vi.resetModules();
  // Loading the whole of zod makes its messages English for the process; the functions load zod/mini, which has none.
  z.config({ localeError: undefined });
  const environment = { ...process.env };
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
  });
}
