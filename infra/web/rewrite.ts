import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, SITE_PAGES } from '#shared/models/site.ts';
import { LANGUAGES } from '#shared/rules/languages.ts';
import { fileOf } from './site-files.ts';

/** The code of the rewrite at the edge: the public pages with their files, the languages, then the function that looks there. */
export function rewriteCode(): string {
  const pages = Object.fromEntries(SITE_PAGES.map((page) => [addressOf(page), `/${fileOf(page)}`]));
  const code = readFileSync(join(import.meta.dirname, 'rewrite.js'), 'utf8');
  return `var publicPages = ${JSON.stringify(pages)};\nvar languages = ${JSON.stringify(LANGUAGES)};\n${code}`;
}
