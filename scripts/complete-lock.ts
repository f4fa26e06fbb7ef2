import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * npm run lock:complete
 *
 * npm writes only those platform packages (@oxlint/binding-win32-x64-msvc and the like) into the lock file that it
 * could look up where it ran, and then refuses `npm ci` because the others are missing. This adds them: the name says
 * the platform, the parent the version. They are optional and installed only where they fit.
 *
 * npm also holds what each package asks of Node against the Node that npm itself runs on: it warns of packages that
 * ask for more, and leaves out those platform packages. But all of them run on the Node that is one of our packages.
 * So this takes the demand out of the lock file, save for packages whose own scripts run while npm installs.
 */

interface LockEntry {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  dev?: boolean;
  optional?: boolean;
  engines?: Record<string, string>;
  hasInstallScript?: boolean;
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

/** The packages that ask for a Node while another one runs them: all but the project and what runs while installing. */
export function demandingPackages({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path, { engines, hasInstallScript }]) => path !== '' && engines && !hasInstallScript)
    .map(([path]) => path);
}

/** The lock file as it lies on disk. */
export function readLock(): Lock {
  return JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as Lock;
}

if (import.meta.main) {
  const lock = readLock();
  const missing = missingPlatforms(lock);
  const demanding = demandingPackages(lock);
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
  lock.packages = Object.fromEntries(packages.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  for (const path of demanding) delete lock.packages[path]?.engines;
  if (missing.size + demanding.length > 0) writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    `package-lock.json: ${missing.size} platform packages added, ${demanding.length} demands for a Node taken out`,
  );
}
