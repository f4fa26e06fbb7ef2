import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** An executable and what its process needs in its environment. */
export interface PackagedBrowser {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const ROOT = join(import.meta.dirname, '../..');
const PREFIX = 'chromium-';
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium/package.json');

/**
 * Unpacks the Chromium of the package once, into a folder named by its version, with the libraries and fonts the
 * package brings: a machine needs no more than the C library for it, and lays out Russian text as every other does.
 *
 * The package itself writes to one path for the whole machine and takes whatever file it finds there for the
 * browser. Here everything is unpacked aside and the folder is renamed when it is whole, so neither a process that
 * unpacks at the same time nor one that was killed leaves half a browser.
 */
export async function packagedBrowser(cache = join(ROOT, '.cache')): Promise<PackagedBrowser> {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  const folder = join(cache, `${PREFIX}${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

async function unpack(folder: string): Promise<void> {
  removeLeftovers(folder);
  const aside = mkdtempSync(`${folder}-${process.pid}-`);
  try {
    const env = { ...process.env, TMPDIR: aside };
    await once(new Worker(join(import.meta.dirname, 'unpack-archives.ts'), { env }), 'exit');
    writeFileSync(join(aside, 'fonts.conf'), fontsIn(folder));
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another process was quicker, and unpacked the same.
    if (!existsSync(folder)) throw error;
  }
}

/** Removes other versions and what killed processes left half done, a fifth of a gigabyte each. */
function removeLeftovers(folder: string): void {
  const cache = dirname(folder);
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const unpackedBy = /-(\d+)-\w+$/.exec(name)?.[1];
    if (!name.startsWith(PREFIX) || name === basename(folder) || (unpackedBy && isRunning(Number(unpackedBy))))
      continue;
    rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/** Signal 0 reaches a process that is there and does nothing to it. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The package's font for all text, as far as it goes; for other characters what the machine has, if anything. */
function fontsIn(folder: string): string {
  const preferred = ['sans-serif', 'serif', 'monospace', 'system-ui'].map(
    (family) => `<alias><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
  ${preferred.join('\n  ')}
</fontconfig>
`;
}
