import { defineConfig } from 'vitest/config';
import { pseudoTexts } from './web/build/pseudo-texts.ts';
import { textsIn, textsOfPages } from './web/build/texts.ts';

const RUSSIAN = textsIn('ru');
/** A walk through every screen in a language: a product for each, and a test file. */
const WALK = {
  isolate: false,
  maxWorkers: 2,
  globalSetup: 'tests/languages/product.ts',
  setupFiles: 'tests/support/clean-setup.ts',
} as const;

/** Ample: a test that a busy machine makes slow is not a broken one. */
const TEST_MILLISECONDS = 60_000;
const BROWSER_MILLISECONDS = 120_000;
/** How long a test looks at a page for what it expects there. */
const PAGE_MILLISECONDS = 20_000;
const SLOW_MILLISECONDS = 180_000;
const WHOLE_COMPANY_MILLISECONDS = 900_000;
/** As for all: with one more, browsers and products take the machine from each other and all of it takes a tenth longer. */
const BROWSER_WORKERS = 3;

export default defineConfig({
  test: {
    silent: 'passed-only',
    // One more than a small machine has processors: some tests wait for what takes its time.
    maxWorkers: 3,
    projects: [
      {
        resolve: { alias: [RUSSIAN] },
        test: {
          name: 'unit',
          isolate: false,
          testTimeout: TEST_MILLISECONDS,
          include: ['{shared,functions,infra,scripts}/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/support/clean-setup.ts',
        },
      },
      {
        plugins: [textsOfPages('ru')],
        test: {
          name: 'api',
          isolate: false,
          testTimeout: TEST_MILLISECONDS,
          hookTimeout: TEST_MILLISECONDS,
          include: ['tests/{api,security,bench}/**/*.test.ts'],
          globalSetup: 'tests/support/services.ts',
          setupFiles: 'tests/support/own-table.ts',
        },
      },
      {
        test: {
          name: 'infra',
          isolate: false,
          setupFiles: 'tests/support/clean-setup.ts',
          include: ['tests/{infra,local}/**/*.test.ts'],
          globalSetup: 'tests/infra/synth.ts',
          testTimeout: SLOW_MILLISECONDS,
          hookTimeout: SLOW_MILLISECONDS,
        },
      },
      {
        resolve: { alias: [RUSSIAN] },
        test: {
          name: 'browser',
          isolate: false,
          maxWorkers: BROWSER_WORKERS,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/product.ts',
          setupFiles: 'tests/support/clean-setup.ts',
          testTimeout: BROWSER_MILLISECONDS,
          hookTimeout: BROWSER_MILLISECONDS,
          expect: { poll: { timeout: PAGE_MILLISECONDS } },
          // After all others: browsers and products want the machine to themselves.
          sequence: { groupOrder: 1 },
        },
      },
      // Run by `npm run test:everybody` alone.
      {
        test: {
          name: 'everybody',
          setupFiles: 'tests/support/clean-setup.ts',
          include: ['tests/everybody/**/*.test.ts'],
          globalSetup: 'tests/infra/synth.ts',
          testTimeout: WHOLE_COMPANY_MILLISECONDS,
          hookTimeout: SLOW_MILLISECONDS,
          sequence: { groupOrder: 3 },
        },
      },
      // These two are run by `npm run test:languages` alone.
      {
        resolve: { alias: [textsIn('en')] },
        test: {
          ...WALK,
          name: 'languages',
          include: ['tests/languages/{english,respondents}.test.ts'],
          testTimeout: BROWSER_MILLISECONDS,
          hookTimeout: BROWSER_MILLISECONDS,
          expect: { poll: { timeout: PAGE_MILLISECONDS } },
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins: [pseudoTexts('en')],
        test: {
          ...WALK,
          name: 'pseudo',
          include: ['tests/languages/pseudo.test.ts'],
          testTimeout: BROWSER_MILLISECONDS,
          hookTimeout: BROWSER_MILLISECONDS,
          expect: { poll: { timeout: PAGE_MILLISECONDS } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
