import { chromium, type Browser } from 'playwright-core';
import { packagedBrowser } from './packaged-browser.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test is short-lived: what its scripts would gain by being optimised is less than that costs.
  '--js-flags=--no-opt,--no-maglev',
  // The network as a thread of the browser instead of a process. Drawing stays one: as a thread it kills two of a
  // hundred browsers while they start on a busy machine (SIGSEGV); of 300 without it none died.
  // The last list of features is the one that counts: the other two are Playwright's own.
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
];

/** Of this worker process; not of this module, which every test file loads anew. */
const worker = globalThis as { browserOfWorker?: Promise<Browser> };

/**
 * The browser of the package, so that every machine tests with the same one; a machine's own only where
 * `TEST_BROWSER` names its executable. The test files of one worker share it, and nothing in it: each visitor has a
 * profile of their own, and when a file closes the browser, its profiles are what is closed.
 *
 * The package's own arguments are for a Lambda and are left out: `--single-process` dies with the first closed
 * context, and under `--disable-web-security` a test of the content policy or of CORS would prove nothing.
 */
export async function openBrowser(): Promise<Browser> {
  const running = await worker.browserOfWorker?.catch(() => null);
  if (running?.isConnected()) return running;
  worker.browserOfWorker = launchShared();
  return worker.browserOfWorker;
}

async function launchShared(): Promise<Browser> {
  const browser = await launchBrowser();
  browser.close = async (options) => {
    await Promise.all(browser.contexts().map((context) => context.close(options)));
  };
  return browser;
}

/** A browser of one's own, which ends when it is closed: nothing that it leaves running holds a process back. */
export async function launchBrowser(): Promise<Browser> {
  const own = process.env['TEST_BROWSER'];
  const { executablePath, env } = own ? { executablePath: own, env: {} } : await packagedBrowser();
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ARGUMENTS });
}
