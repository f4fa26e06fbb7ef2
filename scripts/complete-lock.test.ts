import { describe, expect, it } from 'vitest';
import { missingPlatforms, readLock } from './complete-lock.ts';

describe('package-lock.json', () => {
  it('names every platform package, so that npm ci works everywhere (npm run lock:complete adds what is missing)', () => {
    expect([...missingPlatforms(readLock()).keys()]).toEqual([]);
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
