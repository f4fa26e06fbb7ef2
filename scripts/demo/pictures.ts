import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { DEFAULT_LANGUAGE, prefixOf } from '#shared/rules/languages.ts';
import { launchBrowser } from '#tests/support/open-browser.ts';
import { paths } from '#web/lib/paths.ts';
import { PICTURES, PICTURE_HEIGHT, PICTURE_WIDTH, type PictureName } from '#web/features/landing/pictures.ts';
import { PASSWORD } from './company.ts';
import { languageNamed, publicFolderOf } from './language-option.ts';
import { accountsOf } from './people.ts';
import { textsOf } from './texts.ts';

/**
 * `npm run pictures`: takes the pictures of the landing page, light and dark, of a demo company that runs at
 * http://localhost:3000 or at the address in BASE; with `-- --language en` those of the English page, of a demo in English.
 * They go into the repository: nobody waits for a demo to build the site.
 */
const BASE = process.env['BASE'] ?? 'http://localhost:3000';
const { values } = parseArgs({ options: { language: { type: 'string' } } });
const LANGUAGE = languageNamed(values.language) ?? DEFAULT_LANGUAGE;
const FOLDER = resolve(publicFolderOf(LANGUAGE), 'pictures');
const QUALITY = 0.82;
const [OWNER] = accountsOf(textsOf(LANGUAGE));

/** Where each is taken. */
const PLACES: Readonly<Record<PictureName, string>> = {
  overview: paths.app,
  turnover: paths.turnover,
  people: paths.section('employees'),
};

const browser = await launchBrowser();
mkdirSync(FOLDER, { recursive: true });
for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({
    viewport: { width: PICTURE_WIDTH, height: PICTURE_HEIGHT },
    colorScheme,
    locale: LANGUAGE,
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await logIn(page);
  for (const name of PICTURES) {
    await page.goto(`${BASE}${prefixOf(LANGUAGE)}${PLACES[name]}`, { waitUntil: 'networkidle' });
    await page.locator('main h1').waitFor();
    writeFileSync(resolve(FOLDER, `${name}-${colorScheme}.webp`), await asWebp(page, await page.screenshot()));
    console.log(`${name}, ${colorScheme}`);
  }
  await context.close();
}
await browser.close();

async function logIn(page: Page): Promise<void> {
  const reply = await fetch(`${BASE}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: OWNER!.email, password: PASSWORD }),
  });
  if (!reply.ok) throw new Error(`No demo company at ${BASE}: ${reply.status}. Start it with npm run demo`);
  const tokens = (await reply.json()) as { readonly access_token: string; readonly refresh_token: string };
  await page.goto(`${BASE}${prefixOf(LANGUAGE)}`);
  await page.evaluate(({ access_token, refresh_token }) => {
    localStorage.setItem('access_token', access_token);
    localStorage.setItem('refresh_token', refresh_token);
  }, tokens);
}

/** The same picture in a quarter of the bytes: the browser knows how. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const url = await blank.evaluate(
    async ({ data, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { data: png.toString('base64'), quality: QUALITY },
  );
  await blank.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
