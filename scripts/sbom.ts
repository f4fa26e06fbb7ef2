import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readLock, type Lock } from './complete-lock.ts';

/*
 * npm run sbom
 *
 * Writes what the product is made of to dist/sbom.cdx.json, in CycloneDX 1.5: every package that may reach what is
 * deployed or installed, with its licence and its hash. What only builds and tests is left out. `npm sbom` reads the
 * same lock file, but leaves out with --omit dev what the product shares with its tools.
 */

const FILE = join(import.meta.dirname, '../dist/sbom.cdx.json');

/** The packages of a lock file that run, each once however often it is installed, and which of them needs which. */
export function billOfMaterials({ packages }: Lock) {
  const { name = '', version = '' } = packages[''] ?? {};
  const running = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  const byRef = new Map(running.map(([path, entry]) => [refOf(path, entry), { path, ...entry }]));
  const needs = (path: string, { dependencies, optionalDependencies, peerDependencies }: Lock['packages'][string]) =>
    Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
      .map((one) => installedFor(packages, path, one))
      .filter((found) => found !== null)
      .map((found) => refOf(found, packages[found]!))
      .filter((ref) => byRef.has(ref));
  const product = `${name}@${version}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { 'bom-ref': product, type: 'application', name, version } },
    components: [...byRef].map(([ref, { path, version: installed, license, integrity = '' }]) => ({
      'bom-ref': ref,
      type: 'library',
      name: nameOf(path),
      version: installed,
      purl: `pkg:npm/${ref.replace(/^@/, '%40')}`,
      licenses: [/ /.test(license ?? '') ? { expression: license } : { license: { id: license } }],
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    })),
    dependencies: [
      { ref: product, dependsOn: needs('', packages['']!) },
      ...[...byRef].map(([ref, entry]) => ({ ref, dependsOn: needs(entry.path, entry) })),
    ],
  };
}

function refOf(path: string, { version }: { readonly version?: string }): string {
  return `${nameOf(path)}@${version}`;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Where Node finds a package that another one asks for: nearest to it, then further up; null where it is not there. */
function installedFor(packages: Lock['packages'], path: string, name: string): string | null {
  const own = `${path === '' ? '' : `${path}/`}node_modules/${name}`;
  if (packages[own]) return own;
  return path === ''
    ? null
    : installedFor(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

if (import.meta.main) {
  const bom = billOfMaterials(readLock());
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${bom.components.length} packages are listed in ${FILE}`);
}
