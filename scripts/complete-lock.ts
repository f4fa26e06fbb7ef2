import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * npm run lock:complete
 *
 * npm writes only those platform packages (@oxlint/binding-win32-x64-msvc and the like) into the lock file that it
 * could look up where it ran, and then refuses `npm ci` because the others are missing. This adds them: the name says
 * the platform, the parent the version. They are optional and installed only where they fit.
 */

interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
export interface Lock {
  packages: Record<string, LockEntry>;
}

const LOCK_FILE = join(import.meta.dirname, '../package-lock.json');
const PLATFORM =
  /-(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|wasm32|win32)-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasi|x64)(?:-(\w+))?$/;

/** The platform packages that some package of the lock file wants and the lock file does not name. */
export function missingPlatforms({ packages }: Lock): Map<string, LockEntry> {
  const missing = new Map<string, LockEntry>();
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = PLATFORM.exec(name);
      const known = packages[`node_modules/${name}`] ?? packages[`${path}/node_modules/${name}`];
      if (platform && !known) missing.set(`node_modules/${name}`, entryOf(platform, version, dev));
    }
  }
  return missing;
}

function entryOf([, os = '', cpu = '', abi]: RegExpExecArray, version: string, dev?: boolean): LockEntry {
  const wasm = os === 'wasm32';
  return {
    version,
    cpu: [wasm ? os : cpu],
    ...(dev ? { dev } : {}),
    ...(os === 'linux' && abi ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {}),
    optional: true,
    ...(wasm ? {} : { os: [os] }),
  };
}

/** The lock file as it lies on disk. */
export function readLock(): Lock {
  return JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as Lock;
}

if (import.meta.main) {
  const lock = readLock();
  const missing = missingPlatforms(lock);
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
  lock.packages = Object.fromEntries(packages.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  if (missing.size > 0) writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.size} platform packages added to package-lock.json`);
}
