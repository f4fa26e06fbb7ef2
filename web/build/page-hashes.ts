import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LIGHT_PAGES } from '#infra/web/site-files.ts';
import { LANGUAGES, prefixOf } from '#shared/rules/languages.ts';

/** Where the site publishes what respondents' pages are made of. */
export const PAGE_HASHES_FILE = '.well-known/page-hashes.json';

/** The SHA-256 of each file, in hex as `sha256sum` prints it, by the file's address. */
export interface PageHashes {
  readonly sha256: Readonly<Record<string, string>>;
}

const MENTIONED_FILE = /[\w./-]+\.(?:js|css|woff2)\b/g;

/**
 * Writes into a built site the hashes of every document on which people answer and of all that these may load, so that
 * whoever has kept them notices a page that was changed.
 */
export function publishPageHashes(site: string): void {
  const file = join(site, PAGE_HASHES_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(pageHashes(site), null, 2)}\n`);
}

/** The same as it is published. */
export function pageHashes(site: string): PageHashes {
  const addresses = new Set(
    LANGUAGES.flatMap((language) => LIGHT_PAGES.map((page) => `${prefixOf(language)}/${page}`)),
  );
  const hashes = new Map<string, string>();
  // What is added while this goes on is looked at as well.
  for (const address of addresses) {
    const content = readFileSync(join(site, address));
    hashes.set(address, createHash('sha256').update(content).digest('hex'));
    for (const mentioned of mentionedIn(address, content))
      if (existsSync(join(site, mentioned))) addresses.add(mentioned);
  }
  return { sha256: Object.fromEntries([...hashes].toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

/** Addresses that the text of a file may mean: at the root of the site or among its assets. */
function mentionedIn(address: string, content: Buffer): string[] {
  if (address.endsWith('.woff2')) return [];
  return (content.toString().match(MENTIONED_FILE) ?? []).flatMap((name) => [
    `/${basename(name)}`,
    `/assets/${basename(name)}`,
  ]);
}
