import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';

/**
 * The browser of the package, so that every machine tests with the same one; a machine's own only where
 * `TEST_BROWSER` names its executable.
 *
 * The package's own arguments are for a Lambda and are left out: `--single-process` dies with the first closed
 * context, and under `--disable-web-security` a test of the content policy or of CORS would prove nothing.
 */
export async function openBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: process.env['TEST_BROWSER'] ?? (await chromium.executablePath()),
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
