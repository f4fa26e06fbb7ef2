import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startMax } from '#scripts/fake-services/max.ts';
import { startPushService } from '#scripts/fake-services/push.ts';
import { PLAYED_CLIENT_ID } from '#scripts/fake-services/oauth.ts';
import { setBitrix24Secret, setYandexSecret } from '#scripts/fake-services/providers.ts';
import { startSmsc } from '#scripts/fake-services/sms.ts';
import { startTelegram } from '#scripts/fake-services/telegram.ts';
import { GIGACHAT_API_PATH, GIGACHAT_OAUTH_PATH, startGigachat } from '#scripts/fake-services/gigachat.ts';
import { openTable } from '#scripts/admin/open-table.ts';
import { passingFolder } from '#scripts/local/dynamo.ts';
import { startRuntime } from '#scripts/local/runtime.ts';
import type { Language } from '#shared/rules/languages.ts';
import { startBitrix24 } from '#tests/support/fake-bitrix24.ts';
import { startPlayedSignIn, type PlayedPlaces } from './played-sign-in.ts';
import { packagedBrowser } from '#tests/support/packaged-browser.ts';

/** One running product with its data and its neighbours. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** Where a portal of Bitrix24 is played that the product may call. */
  readonly portalHost: string;
  readonly telegramHost: string;
  readonly pushHost: string;
  readonly smscHost: string;
  /** Where providers are played that people sign in by. */
  readonly signIn: PlayedPlaces;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, so that files that run side by side share no limits, letters or schedules. */
    products: Product[];
    /** What whoever calls the API reads. */
    language: Language;
  }
}

const root = join(import.meta.dirname, '../..');
/** What `npm test` has just built and synthesized, for all of its suites; whoever runs these tests alone has to. */
const built = process.env['TEST_ASSEMBLY'];
const assemblyOfTests = built ?? join(root, '.cache/e2e-assembly');
const SITE = 'dist/web';
const SITE_SOURCES = ['web', 'shared', 'infra/web', 'vite.config.ts', 'package-lock.json'];
const ASSEMBLY_SOURCES = [SITE, 'functions', 'shared', 'infra', 'scripts/build', 'cdk.json', 'package-lock.json'];

/** As many products as there are workers, each as `npm start` runs it: built and synthesized once, started. */
export default async function startProducts(project: TestProject): Promise<() => Promise<void>> {
  const assembly = builtAssembly();
  // Here rather than by the first test, which would find its time used up.
  await packagedBrowser();
  const started = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => startProduct(assembly)));
  project.provide(
    'products',
    started.map(({ product }) => product),
  );
  project.provide('language', 'ru');
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}

/** What is run. Whoever tries one file again and again waits for a build only after a change of what is built. */
export function builtAssembly(): string {
  if (!built) buildWhatChanged();
  return assemblyOfTests;
}

function buildWhatChanged(): void {
  if (changedAt(join(root, SITE, 'index.html')) < newestOf(SITE_SOURCES)) run('npm run build:web --silent');
  if (changedAt(join(assemblyOfTests, 'manifest.json')) < newestOf(ASSEMBLY_SOURCES)) {
    run(`cdk synth --quiet --output ${assemblyOfTests}`);
  }
}

/** When anything in these places was last changed; a file that is added or removed changes its folder. */
function newestOf(places: readonly string[]): number {
  const paths = places.flatMap((place) => {
    const path = join(root, place);
    const inside = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
    return [path, ...inside.map((name) => join(path, name))];
  });
  return Math.max(...paths.map(changedAt));
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** A product of this assembly on data of its own. */
export async function startProduct(assembly: string): Promise<{ product: Product; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(passingFolder(), 'tonus-e2e-'));
  const [portal, gigachat, telegram, max, push, smsc, signIn] = await Promise.all([
    startBitrix24(),
    startGigachat(),
    startTelegram(),
    startMax(),
    startPushService(),
    startSmsc(),
    startPlayedSignIn(),
  ]);
  const runtime = await startRuntime({
    port: 0,
    dataDir,
    assembly,
    environment: {
      OUTBOUND_ALLOW: [...[portal, gigachat, telegram, max, push, smsc].map(({ host }) => host), ...signIn.hosts].join(
        ',',
      ),
      ...signIn.environment,
      BITRIX24_CLIENT_ID: PLAYED_CLIENT_ID,
      BITRIX24_OAUTH_URL: portal.url,
      TELEGRAM_API_URL: telegram.url,
      MAX_API_URL: max.url,
      SMSC_API_URL: smsc.url,
      GIGACHAT_OAUTH_URL: `http://${gigachat.host}${GIGACHAT_OAUTH_PATH}`,
      GIGACHAT_API_URL: `http://${gigachat.host}${GIGACHAT_API_PATH}`,
    },
    log: () => undefined,
  });
  // The embedded database asks for no particular keys, the SDK for any.
  process.env['AWS_ACCESS_KEY_ID'] ??= 'local';
  process.env['AWS_SECRET_ACCESS_KEY'] ??= 'local';
  const { table } = await openTable(undefined, { DYNAMODB_ENDPOINT: runtime.dynamodbEndpoint });
  await setYandexSecret(table, runtime.vault());
  await setBitrix24Secret(table, runtime.vault());
  const stop = async () => {
    await runtime.stop();
    await Promise.all([portal, gigachat, telegram, max, push, smsc, signIn].map((service) => service.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  };
  portal.app.site = runtime.url;
  return {
    product: {
      url: runtime.url,
      dataDir,
      portalHost: portal.host,
      telegramHost: telegram.host,
      pushHost: push.host,
      smscHost: smsc.host,
      signIn: signIn.places,
    },
    stop,
  };
}

/** Runs a command of the repository; throws what it says where it fails. */
export function run(command: string): void {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    // The test runner says NODE_ENV=test, and that would build React for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`);
}
