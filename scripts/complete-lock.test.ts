import { describe, expect, it } from 'vitest';
import { demandingPackages, missingPlatforms, readLock } from './complete-lock.ts';

describe('package-lock.json', () => {
  it('names every platform package, so that npm ci works everywhere (npm run lock:complete adds what is missing)', () => {
    expect([...missingPlatforms(readLock()).keys()]).toEqual([]);
  });

  it('asks for no Node but the one that installs, since all else runs on ours (npm run lock:complete sees to it)', () => {
    expect(demandingPackages(readLock())).toEqual([]);
    expect(readLock().packages['']?.engines).toHaveProperty('node', '>=20');
  });

  it('keeps the demands of the project itself and of packages that run while npm installs', () => {
    const engines = { node: '>=24' };
    const packages = {
      '': { engines },
      'node_modules/a': { engines },
      'node_modules/b': { engines, hasInstallScript: true },
    };
    expect(demandingPackages({ packages })).toEqual(['node_modules/a']);
  });

  it('is looked through for platform packages that a package wants and nobody names', () => {
    const lock = {
      packages: {
        'node_modules/tool': {
          dev: true,
          optionalDependencies: { '@tool/cli-linux-x64-musl': '1.2.3', '@tool/cli-win32-x64': '1.2.3' },
        },
        'node_modules/@tool/cli-win32-x64': { version: '1.2.3' },
      },
    };
    expect([...missingPlatforms(lock)]).toEqual([
      [
        'node_modules/@tool/cli-linux-x64-musl',
        { version: '1.2.3', cpu: ['x64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] },
      ],
    ]);
  });
});
