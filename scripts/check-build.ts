import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../web/build/main.ts';
import { pageHashes } from '../web/build/page-hashes.ts';

/*
 * `npm run check:build`: builds the site twice and demands that respondents' pages are the same to the byte, so that
 * whoever has the sources can say what the published hashes stand for.
 */

const folder = mkdtempSync(join(tmpdir(), 'tonus-builds-'));
try {
  const sites = ['first', 'second'].map((name) => join(folder, name, 'web'));
  for (const site of sites) await buildSite(site);
  const [first = {}, second = {}] = sites.map((site) => pageHashes(site).sha256);
  const addresses = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  const different = addresses.filter((address) => first[address] !== second[address]);
  for (const address of different) console.error(`${address} was built in two ways`);
  console.log(`${addresses.length - different.length} passed, ${different.length} failed, 0 skipped`);
  process.exitCode = different.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
