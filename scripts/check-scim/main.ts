import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '#scripts/bench/load/child.ts';
import { callerOf } from '#scripts/call.ts';
import { freePort } from '#scripts/local/dynamo.ts';
import { installPythonTools } from '#scripts/python-tools.ts';
import { auth } from '#shared/contract/auth.ts';
import { directory } from '#shared/contract/directory.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { messageOf } from '#scripts/message-of.ts';

/*
 * `npm run check:scim`: starts the product and has scim2-tester, which knows nothing of this project, go through what the
 * standard asks of a SCIM server: discovery, people and groups made, read, replaced, changed attribute by attribute, deleted.
 */

const ROOT = join(import.meta.dirname, '../..');
const TOOLS = { 'scim2-cli': '0.6.0', 'scim2-tester': '0.5.2' };
const CREDENTIALS = { email: 'directory@romashka.example', password: 'tonus-scim-2026' };

const folder = mkdtempSync(join(tmpdir(), 'tonus-scim-'));
try {
  await main();
} catch (error) {
  console.error(`\ncheck:scim FAILED: ${messageOf(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const programs = installPythonTools('The check of SCIM', join(ROOT, '.cache/scim'), TOOLS);
  const surroundings = { PORT: String(await freePort()), DATA_DIR: join(folder, 'data') };
  const product = await startChild(join(ROOT, 'scripts/local/main.ts'), join(folder, 'product.log'), surroundings);
  try {
    const base = `http://localhost:${product.port}`;
    const token = await tokenOf(base);
    const { status, stdout, stderr } = spawnSync(join(programs, 'scim'), ['test', '--verbose'], {
      encoding: 'utf8',
      env: {
        ...process.env,
        SCIM_CLI_URL: `${base}/api/scim/v2`,
        SCIM_CLI_HEADERS: `Authorization: Bearer ${token}`,
        NO_COLOR: '1',
      },
    });
    const said = `${stdout}${stderr}`;
    const results = said
      .split('\n')
      .filter((line) => /^(?:SUCCESS|ERROR|CRITICAL|SKIPPED|ACCEPTABLE|DEVIATION)/.test(line));
    const failed = results.filter((line) => /^(?:ERROR|CRITICAL)/.test(line));
    if (status !== 0 || failed.length > 0 || results.length === 0) throw new Error(said);
    console.log(`check:scim passed: ${results.length} checks, 0 errors`);
  } finally {
    await product.stop();
  }
}

/** A workspace with room for everybody whom the tester makes, and a token of it. */
async function tokenOf(base: string): Promise<string> {
  const call = callerOf(base);
  const names = { first_name: 'Анна', last_name: 'Петрова' };
  await call(auth.register, { body: { ...names, ...CREDENTIALS, password_confirm: CREDENTIALS.password } });
  const { access_token: token } = await call(auth.login, { body: CREDENTIALS });
  await call(subscriptions.startTrial, { token });
  const { id } = await call(workspaces.createWorkspace, { token, body: { name: 'Ромашка' } });
  return (await call(directory.makeDirectoryToken, { token, params: { id } })).token;
}
