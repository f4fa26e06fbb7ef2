import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/*
 * `npm run check:pages -- https://tonus.example [kept.json]`: whether the pages on which people answer are served as
 * the site says they are, and as it said before where its hashes were kept. Nothing but Node is needed, nothing of the
 * project.
 */

const HASHES = '/.well-known/page-hashes.json';
const PAGE = /\.html$/;

/** The SHA-256 of each file in hex, by its address. */
type Hashes = Readonly<Record<string, string>>;

/**
 * What is not as it should be, a line each: a file that is not served as the site's own hashes say, and a page that is
 * another one than in the hashes that were kept. Rejects where the site publishes none.
 */
export async function differences(site: string, kept?: Hashes): Promise<string[]> {
  const published = await publishedBy(site);
  const found = await Promise.all(
    Object.entries(published).map(async ([address, expected]) => {
      const response = await fetch(new URL(address, site));
      const actual = createHash('sha256')
        .update(Buffer.from(await response.arrayBuffer()))
        .digest('hex');
      return response.ok && actual === expected ? [] : [`${address} is not what the site says it is`];
    }),
  );
  const changed = Object.entries(kept ?? {})
    .filter(([address, hash]) => PAGE.test(address) && published[address] !== hash)
    .map(([address]) => `${address} is not what it was when its hash was kept`);
  return [...found.flat(), ...changed];
}

/** The hashes that a site publishes of its pages. */
export async function publishedBy(site: string): Promise<Hashes> {
  const response = await fetch(new URL(HASHES, site));
  if (!response.ok) throw new Error(`${site} publishes no hashes: ${response.status}`);
  return ((await response.json()) as { sha256: Hashes }).sha256;
}

if (import.meta.main) {
  const [site, file] = parseArgs({ allowPositionals: true }).positionals;
  if (!site) throw new Error('Name the site: npm run check:pages -- https://tonus.example');
  const kept = file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as { sha256: Hashes }).sha256;
  const found = await differences(site, kept);
  for (const line of found) console.error(line);
  console.log(found.length === 0 ? 'Every page is as the site says it is' : `${found.length} files differ`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
