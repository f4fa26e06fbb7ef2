import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import type { Catalogue } from '#shared/text/catalogue.ts';
import type { documentsText as Russian } from '#shared/text/ru/documents.ts';
import { launchBrowser } from '#tests/support/open-browser.ts';
import { languageNamed, publicFolderOf } from './language-option.ts';

interface Documents {
  readonly documentsText: Catalogue<typeof Russian>;
}

/**
 * `node scripts/demo/link-picture.ts --language en`: takes the picture that messengers show with a link to the site. It
 * bears the name, the promise and the description that the site itself has in a language.
 */
const SIZE = { width: 1200, height: 630 };
const { values } = parseArgs({ options: { language: { type: 'string' } } });
const language = languageNamed(values.language) ?? DEFAULT_LANGUAGE;
const folder = publicFolderOf(language);
// Border: a catalogue and a manifest of this repository.
const { documentsText } = (await import(`../../shared/text/${language}/documents.ts`)) as Documents;
const manifest = JSON.parse(readFileSync(resolve(folder, 'manifest.webmanifest'), 'utf8')) as { description: string };

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: SIZE });
await page.goto(pathToFileURL(resolve(import.meta.dirname, 'link-picture.html')).href);
const words = { name: documentsText.brand, promise: documentsText.app.sharedTitle, description: manifest.description };
for (const [place, text] of Object.entries(words)) {
  await page.locator(`.${place}`).evaluate((element, said) => (element.textContent = said), text);
}
await page.evaluate(() => document.fonts.ready);
writeFileSync(resolve(folder, 'og.png'), await page.screenshot());
await browser.close();
