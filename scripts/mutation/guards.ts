import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ProvidedContext } from 'vitest';
import { createVitest, type Reporter, type TestModule } from 'vitest/node';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { startKms } from '#scripts/local/kms.ts';
import { startS3 } from '#scripts/local/s3.ts';
import { startBitrix24 } from '#tests/support/fake-bitrix24.ts';
import { startMax } from '#scripts/fake-services/max.ts';
import { startSmsc } from '#scripts/fake-services/sms.ts';
import { startDns } from '#scripts/fake-services/dns.ts';
import { startVk, startYandex } from '#scripts/fake-services/oauth.ts';
import { startOidc } from '#scripts/fake-services/oidc.ts';
import { startTelegram } from '#scripts/fake-services/telegram.ts';
import { startGigachat } from '#scripts/fake-services/gigachat.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { textsOfPages } from '../../web/build/texts.ts';
import type { Guard } from './guard.ts';
import { ALL, CORE } from './all-guards.ts';
import { remember } from '#scripts/verify/remembered.ts';
import { dueToday } from '#scripts/verify/today.ts';
import { countGuard, takeOutInTurn } from './take-out.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

const NO = { type: 'boolean', default: false } as const;
/**
 * All guards; with `--changed` those of the files that were changed last; with `--days 3` a third of
 * them, another one each day; with a word those whose name contains it. With `--no-control` the tests are not run against the whole service: for `npm test`, which runs them all in any case.
 */
const {
  values: { changed, days, 'no-control': noControl },
  positionals: [wanted = ''],
} = parseArgs({
  options: { changed: NO, days: { type: 'string', default: '1' }, 'no-control': NO },
  allowPositionals: true,
});
const ROOT = join(import.meta.dirname, '../..');
/** Two minutes' worth: a commit that touches half of the service is what `npm run verify` is for. */
const MOST_CHANGED = 72;
const GUARDS = (changed ? ofChangedFiles() : dueToday(ALL, Number(days))).filter(({ name }) => name.includes(wanted));
const SERVICES = [
  'dynamodbEndpoint',
  'kmsEndpoint',
  's3Endpoint',
  's3Folder',
  'bitrix24Host',
  'gigachatHost',
  'telegramHost',
  'maxHost',
  'smscHost',
  'yandexHost',
  'vkHost',
  'oidcHost',
  'dnsHost',
] as const;
type Services = Pick<ProvidedContext, (typeof SERVICES)[number]>;
const WORKERS = 2;
/** Ample: a test that is merely slow on a busy machine must not pass for a red one. */
const TEST_MILLISECONDS = 30_000;
const CONTROL = 'control';
const TOLD_EVERY_MILLISECONDS = 15_000;

/**
 * Takes one guard after the other out of the service and runs the tests that are there for it: each time at least one
 * must turn red. The sources on disk stay as they are; a guard is taken out while its module is being loaded. The same
 * tests run once against the whole service, where none may be red. Exit code 1 when anything is otherwise.
 */
async function main(): Promise<void> {
  const started = Date.now();
  // Of all, whichever are taken out: looking is cheap, and a guard that has moved guards nothing.
  const misplaced = ALL.filter((guard) => countGuard(ROOT, guard) !== 1);
  const standing = GUARDS.filter((guard) => !misplaced.includes(guard));
  const complaints = misplaced.map(({ name, file }) => `${name}: does not stand exactly once in ${file}`);
  if (GUARDS.length === 0) {
    for (const complaint of complaints) console.error(complaint);
    console.log('none of these guards is to be taken out');
    process.exitCode = complaints.length === 0 ? 0 : 1;
    return;
  }
  const s3Folder = mkdtempSync(join(tmpdir(), 'tonus-objects-'));
  const [dynamo, kms, s3, portal, gigachat, telegram, max, smsc, yandex, vk, oidc, dns] = await Promise.all([
    startDynamo(),
    startKms(),
    startS3({ dir: s3Folder }),
    startBitrix24(),
    startGigachat(),
    startTelegram(),
    startMax(),
    startSmsc(),
    startYandex(),
    startVk(),
    startOidc(),
    startDns(),
  ]);
  const services = [dynamo, kms, s3, portal, gigachat, telegram, max, smsc, yandex, vk, oidc, dns];
  try {
    const modules = await run(standing, {
      dynamodbEndpoint: dynamo.endpoint,
      kmsEndpoint: kms.endpoint,
      s3Endpoint: s3.endpoint,
      s3Folder,
      bitrix24Host: portal.host,
      gigachatHost: gigachat.host,
      telegramHost: telegram.host,
      maxHost: max.host,
      smscHost: smsc.host,
      yandexHost: yandex.host,
      vkHost: vk.host,
      oidcHost: oidc.host,
      dnsHost: dns.host,
    });
    const found = [...modules].map(([module, trial]) => ({ trial, said: complaintsOf(module, trial) }));
    complaints.push(...found.flatMap(({ said }) => said));
    remember(
      'guards',
      found.filter(({ trial }) => trial.name !== CONTROL).map(({ trial, said }) => [trial.name, said.length === 0]),
    );
    const killed = found.filter(({ trial, said }) => trial.name !== CONTROL && said.length === 0).length;
    for (const complaint of complaints) console.error(complaint);
    console.log(`guards killed ${killed}/${GUARDS.length} in ${Math.round((Date.now() - started) / 1000)} s`);
    process.exitCode = killed === GUARDS.length && complaints.length === 0 ? 0 : 1;
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(s3Folder, { recursive: true });
  }
}

/**
 * Guards in files that the newest commit or what is not yet committed has changed, and those whose tests have; where
 * no history tells, or too many have, the core ones.
 */
function ofChangedFiles(): readonly Guard[] {
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', 'HEAD~1'], { cwd: ROOT, encoding: 'utf8' });
  const files = new Set(stdout.split('\n'));
  const touched = ALL.filter(({ file, test }) => files.has(file) || files.has(test));
  return status === 0 && touched.length <= MOST_CHANGED ? touched : CORE;
}

/** What is run: the tests of a guard without it, or, under a name of its own, those of a file with everything in place. */
interface Trial extends Pick<Guard, 'name' | 'test' | 'only'> {
  /** The test file of this trial alone, which loads the one with the tests. */
  readonly entry: string;
}

/** Runs the tests of every guard without it, and those of all guards with everything in place. */
async function run(guards: readonly Guard[], services: Services): Promise<Map<TestModule, Trial>> {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/guards-'));
  const entryOf = (id: number | string, test: string): string => {
    const entry = join(folder, `${id}.test.ts`);
    writeFileSync(entry, `await import('${join(ROOT, test)}');\n`);
    return entry;
  };
  const trials: Trial[] = [
    ...(noControl ? [] : controls(guards)).map((one, index) => ({
      ...one,
      name: CONTROL,
      entry: entryOf(`${CONTROL}-${index}`, one.test),
    })),
    ...guards.map((guard, index) => ({ ...guard, entry: entryOf(index, guard.test) })),
  ];
  const vitest = await createVitest(
    {
      config: false,
      root: ROOT,
      watch: false,
      silent: true,
      isolate: false,
      reporters: [progressOf(trials)],
      maxWorkers: WORKERS,
      include: ['.cache/guards-*/*.test.ts'],
      setupFiles: ['scripts/mutation/guard-of-file.ts', 'tests/support/own-table.ts'],
      testTimeout: TEST_MILLISECONDS,
      hookTimeout: TEST_MILLISECONDS,
    },
    { plugins: [textsOfPages(DEFAULT_LANGUAGE), takeOutInTurn(ROOT, guards)] },
  );
  try {
    for (const name of SERVICES) vitest.provide(name, services[name]);
    await vitest.standalone();
    const project = vitest.getRootProject();
    const { testModules } = await vitest.runTestSpecifications(
      trials.map(({ entry, only }) => project.createSpecification(entry, only ? { testNamePattern: only } : {})),
    );
    return new Map(testModules.map((module) => [module, trialOf(module, trials)]));
  } finally {
    await vitest.close();
    rmSync(folder, { recursive: true });
  }
}

/** Says on the way how far it is, and at once what is to be complained of. */
function progressOf(trials: readonly Trial[]): Reporter {
  const started = Date.now();
  let [done, toldAt] = [0, started];
  return {
    onTestModuleEnd: (module) => {
      for (const complaint of complaintsOf(module, trialOf(module, trials))) console.error(complaint);
      done++;
      if (Date.now() - toldAt < TOLD_EVERY_MILLISECONDS && done < trials.length) return;
      toldAt = Date.now();
      console.log(`${done} of ${trials.length}, ${((toldAt - started) / MINUTE_MS).toFixed(1)} min`);
    },
  };
}

function trialOf({ moduleId }: TestModule, trials: readonly Trial[]): Trial {
  return trials.find(({ entry }) => entry === moduleId)!; // nothing else is run
}

/** Nothing for a test that did its duty: red on a mutant, green on the whole service. */
function complaintsOf(module: TestModule, { name, test }: Trial): string[] {
  const failed = [...module.children.allTests('failed')].map((one) => one.fullName);
  const errors = module.errors().map((error) => error.message);
  const ran = failed.length + [...module.children.allTests('passed')].length;
  if (errors.length > 0) return [`${name}: ${test} breaks before its tests: ${errors.join('; ')}`];
  if (ran === 0) return [`${name}: no test of ${test} has such a title`];
  if (name === CONTROL) return failed.length > 0 ? [`red without any mutation: ${failed.join('; ')}`] : [];
  return failed.length > 0 ? [] : [`${name}: nobody misses this guard`];
}

/** The tests of all guards once more, file by file. */
function controls(guards: readonly Guard[]): Pick<Guard, 'test' | 'only'>[] {
  const files = Map.groupBy(guards, ({ test }) => test);
  return [...files].map(([test, those]) => ({
    test,
    only: new RegExp(those.map(({ only }) => only?.source ?? '').join('|')),
  }));
}

await main();
