import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { GIGACHAT_API_PATH, GIGACHAT_OAUTH_PATH, startGigachat } from '#scripts/fake-services/gigachat.ts';
import { startRuntime } from '#scripts/local/runtime.ts';
import { startBitrix24 } from '#tests/support/fake-bitrix24.ts';
import { packagedBrowser } from '#tests/support/packaged-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
    productData: string;
    /** Where a portal of Bitrix24 is played that the product may call. */
    portalHost: string;
  }
}

const root = join(import.meta.dirname, '../..');
const assembly = join(root, '.cache/e2e-assembly');

/** The product as `npm start` runs it, on data of its own: built, synthesized, started. */
export default async function startProduct(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(root, 'dist/web/index.html'))) run('npm run build:web --silent');
  run(`cdk synth --quiet --output ${assembly}`);
  // Here rather than by the first test, which would find its time used up.
  await packagedBrowser();
  const dataDir = mkdtempSync(join(tmpdir(), 'tonus-e2e-'));
  const logs: string[] = [];
  const [portal, gigachat] = await Promise.all([startBitrix24(), startGigachat()]);
  const runtime = await startRuntime({
    port: 0,
    dataDir,
    assembly,
    environment: {
      OUTBOUND_ALLOW: `${portal.host},${gigachat.host}`,
      GIGACHAT_OAUTH_URL: `http://${gigachat.host}${GIGACHAT_OAUTH_PATH}`,
      GIGACHAT_API_URL: `http://${gigachat.host}${GIGACHAT_API_PATH}`,
    },
    log: (line) => logs.push(JSON.stringify(line)),
  });
  project.provide('productUrl', runtime.url);
  project.provide('productData', dataDir);
  project.provide('portalHost', portal.host);
  return async () => {
    await runtime.stop();
    await portal.stop();
    await gigachat.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function run(command: string): void {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    // The test runner says NODE_ENV=test, and that would build React for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`);
}
