import { defineConfig } from 'vitest/config';

/** A test that a busy machine made too slow gets one more try; a broken one stays broken. */
const RETRIES = 1;
const BROWSER_SECONDS = 120_000;
const SLOW_SECONDS = 180_000;

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,functions,infra,scripts}/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'api',
          retry: RETRIES,
          include: ['tests/{api,security,bench}/**/*.test.ts'],
          globalSetup: 'tests/support/services.ts',
          setupFiles: 'tests/support/own-table.ts',
        },
      },
      {
        test: {
          name: 'infra',
          retry: RETRIES,
          include: ['tests/{infra,local}/**/*.test.ts'],
          globalSetup: 'tests/infra/synth.ts',
          testTimeout: SLOW_SECONDS,
          hookTimeout: SLOW_SECONDS,
        },
      },
      {
        test: {
          name: 'browser',
          retry: RETRIES,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/product.ts',
          testTimeout: BROWSER_SECONDS,
          hookTimeout: BROWSER_SECONDS,
          fileParallelism: false,
        },
      },
    ],
  },
});
