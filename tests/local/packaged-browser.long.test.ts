import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { packagedBrowser, type PackagedBrowser } from '#tests/support/packaged-browser.ts';

/** What the browser may take from the system: the C library and the compiler's, which Node needs too. */
const OF_THE_SYSTEM = /^(linux-vdso|ld-linux-x86-64|lib(c|m|dl|pthread|gcc_s))\.so/;
const SOON = { timeout: 30_000, interval: 10 };

// Unpacking takes its time: what one test has unpacked the next may look at.
const cache = mkdtempSync(join(tmpdir(), 'tonus-browser-'));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

/** What the browser prints when it is run so; half an executable does not start. */
async function run({ executablePath, env }: PackagedBrowser, args: string[], more = {}): Promise<string> {
  return (await promisify(execFile)(executablePath, args, { env: { ...process.env, ...env, ...more } })).stdout;
}
/** Unpacks in a process of its own, which can be killed. */
function unpackElsewhere() {
  const module = join(import.meta.dirname, '../support/packaged-browser.ts');
  const script = `import(${JSON.stringify(module)}).then(({ packagedBrowser }) => packagedBrowser(process.argv[1]))`;
  return spawn(process.execPath, ['-e', script, cache], { stdio: 'inherit' });
}
/** Waits until a part of the executable is written; returns the folder it is in. */
function unpackingBegun(): Promise<string> {
  return vi.waitFor(() => {
    const [folder = ''] = readdirSync(cache);
    const file = join(cache, folder, 'chromium');
    expect(existsSync(file) && statSync(file).size).toBeGreaterThan(0);
    return folder;
  }, SOON);
}

describe('the browser of the package', () => {
  it('is unpacked anew after a process that was killed while unpacking, and nothing is left of that', async () => {
    const killed = unpackElsewhere();
    const begun = await unpackingBegun();
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const browser = await packagedBrowser(cache);
    expect(await run(browser, ['--version'])).toMatch(/^Chromium \d+/);
    expect(readdirSync(cache)).not.toContain(begun);
    rmSync(cache, { recursive: true });
    mkdirSync(cache);
  });

  it('is whole for whoever asks while another is still unpacking it, and lies there once', async () => {
    const other = unpackElsewhere();
    const ended = once(other, 'exit');
    await unpackingBegun();
    const askers = [packagedBrowser(cache), packagedBrowser(cache)];
    const versions = askers.map(async (asked) => run(await asked, ['--version']));
    for (const version of versions) expect(await version).toMatch(/^Chromium \d+/);
    expect(await ended).toEqual([0, null]);
    expect(readdirSync(cache)).toEqual([basename(dirname((await askers[0]!).executablePath))]);
  });

  it('is unpacked once: the next start takes what is there', async () => {
    const { executablePath } = await packagedBrowser(cache);
    const { mtimeMs } = statSync(executablePath);
    expect((await packagedBrowser(cache)).executablePath).toBe(executablePath);
    expect(statSync(executablePath).mtimeMs).toBe(mtimeMs);
  });

  it('takes no library from the system but those that Node needs as well', async () => {
    const browser = await packagedBrowser(cache);
    // The loader prints what it would load, as `ldd` has it do.
    const loaded = (await run(browser, [], { LD_TRACE_LOADED_OBJECTS: '1' })).trim().split('\n');
    const foreign = loaded.filter((line) => !OF_THE_SYSTEM.test(basename(line.trim().split(' ')[0]!)));
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.filter((line) => !line.includes(dirname(browser.executablePath)))).toEqual([]);
  });
});
