import { describe, expect, it } from 'vitest';
import { readLock } from './complete-lock.ts';
import { billOfMaterials } from './sbom.ts';

/** As many as there are: one more is somebody's decision. */
const PACKAGES_MOST = 260;

const running = Object.entries(readLock().packages).filter(([path, { dev }]) => path !== '' && !dev);

describe('the bill of materials', () => {
  const { components, dependencies } = billOfMaterials(readLock());
  const refs = components.map((one) => one['bom-ref']);

  it('lists each package of the lock file that runs, and nothing that only builds and tests', () => {
    const installed = running.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
    expect(refs.toSorted()).toEqual([...new Set(installed)].toSorted());
    expect(
      components.filter(({ name }) => ['react', 'zod', '@middy/core', '@smithy/core'].includes(name)),
    ).toHaveLength(4);
    expect(components.filter(({ name }) => ['vitest', 'aws-cdk-lib', 'oxlint'].includes(name))).toEqual([]);
    expect(components.length).toBeLessThanOrEqual(PACKAGES_MOST);
  });

  it('says of each its hash and its licence, and leads to all of them from the product', () => {
    expect(components.filter(({ hashes: [hash] }) => !/^[0-9a-f]{128}$/.test(hash!.content))).toEqual([]);
    expect(components.filter(({ licenses: [license] }) => !JSON.stringify(license).includes('":"'))).toEqual([]);
    const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    const reached = new Set(dependencies[0]!.dependsOn);
    for (const ref of reached) for (const one of needs.get(ref)!) reached.add(one);
    expect(refs.filter((ref) => !reached.has(ref))).toEqual([]);
  });
});

it('no package that runs has a script that npm would run while installing it', () => {
  expect(running.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
});
