import { chromium, type Browser } from 'playwright-core';
import { packagedBrowser } from './packaged-browser.ts';

/**
 * The browser of the package, so that every machine tests with the same one; a machine's own only where
 * `TEST_BROWSER` names its executable.
 *
 * The package's own arguments are for a Lambda and are left out: `--single-process` dies with the first closed
 * context, and under `--disable-web-security` a test of the content policy or of CORS would prove nothing.
 */
export async function openBrowser(): Promise<Browser> {
  const own = process.env['TEST_BROWSER'];
  const { executablePath, env } = own ? { executablePath: own, env: {} } : await packagedBrowser();
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
