import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** A browser: the machine's own Chromium, else the one that comes as a package. */
export async function openBrowser(): Promise<Browser> {
  const own = existsSync(SYSTEM_CHROMIUM);
  return playwright.launch({
    executablePath: own ? SYSTEM_CHROMIUM : await chromium.executablePath(),
    args: [
      ...(own ? [] : chromium.args),
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
