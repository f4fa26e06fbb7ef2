import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST_PYTHON = '3.10';

/**
 * Installs Python packages at exact versions into a virtual environment of their own, once; gives its folder of
 * programs. Throws saying what is missing. `purpose` begins that sentence.
 */
export function installPythonTools(
  purpose: string,
  folder: string,
  packages: Readonly<Record<string, string>>,
): string {
  const programs = join(folder, 'bin');
  const python = join(programs, 'python');
  if (!existsSync(python)) {
    const check = `import sys; sys.exit(sys.version_info < (${OLDEST_PYTHON.replace('.', ', ')}))`;
    if (spawnSync('python3', ['-c', check]).status !== 0) {
      throw new Error(`${purpose} needs Python ${OLDEST_PYTHON} or newer as "python3"; there is none on this machine`);
    }
    const made = spawnSync('python3', ['-m', 'venv', folder], { encoding: 'utf8' });
    if (made.status !== 0) {
      throw new Error(
        `Python cannot make a virtual environment (on Debian: apt install python3-venv)\n${made.stdout}${made.stderr}`,
      );
    }
  }
  const wanted = Object.entries(packages);
  const versions = wanted.map(([name, version]) => `assert m.version("${name}") == "${version}"`);
  const installed = spawnSync(python, ['-c', ['import importlib.metadata as m', ...versions].join('\n')]);
  if (installed.status === 0) return programs;
  const pinned = wanted.map(([name, version]) => `${name}==${version}`);
  const pip = spawnSync(python, ['-m', 'pip', 'install', '--quiet', ...pinned], { encoding: 'utf8' });
  if (pip.status !== 0) {
    throw new Error(`The package index (PyPI) is out of reach or has no ${pinned.join(', ')}:\n${pip.stderr.trim()}`);
  }
  return programs;
}
