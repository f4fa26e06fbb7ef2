import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { startKms } from '#scripts/local/kms.ts';
import { startS3 } from '#scripts/local/s3.ts';
import { countGuard, takeOut } from '#scripts/mutation/take-out.ts';
import { dueToday } from '#scripts/verify/today.ts';
import { startBitrix24 } from '#tests/support/fake-bitrix24.ts';
import { startMax } from '#scripts/fake-services/max.ts';
import { startSmsc } from '#scripts/fake-services/sms.ts';
import { startDns } from '#scripts/fake-services/dns.ts';
import { startVk, startYandex } from '#scripts/fake-services/oauth.ts';
import { startOidc } from '#scripts/fake-services/oidc.ts';
import { startTelegram } from '#scripts/fake-services/telegram.ts';
import { startGigachat } from '#scripts/fake-services/gigachat.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { messageOf } from '#scripts/message-of.ts';
import { textsOfPages } from '../../web/build/texts.ts';
import { cover, readKinds, readSeconds } from './cover.ts';
import { fetchDynamoDbLocal, startDynamoDbLocal } from './dynamodb-local.ts';
import { LIMITS, TEST_MILLISECONDS } from './limits.ts';

/*
 * `npm run test:conformance [part of a file name…]`: the API and security suites against Amazon's own DynamoDB Local
 * instead of the embedded database, to see whether the one we develop on answers as Amazon's does. After `npm test`
 * those files alone that together make every kind of request it has seen, with `--days 3` a third of them, tomorrow
 * another one; `all` runs all. Needs Java and Maven; what it fetches stays in `.cache/`, which git ignores.
 */

const ROOT = join(import.meta.dirname, '../..');
const LOCAL = join(ROOT, '.cache/dynamodb-local-2.6.0');
const SUITES = 'tests/{api,security}/**/*.test.ts';
const IN_SUITES = /^tests\/(?:api|security)\//;
/** They ask what others ask, thousands of times: who may call what, and attackers who look at one run again and again. */
const SAME_AGAIN = ['matrix', 'refusals', 'patient-watcher', 'survey-watcher'].map(
  (name) => `tests/security/${name}.long.test.ts`,
);
const ALL = 'all';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { days: { type: 'string', default: '1' } },
});
const WORKERS = 2;
try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

async function main(): Promise<boolean> {
  const names = positionals.filter((argument) => argument !== ALL);
  const moved = LIMITS.find((limit) => countGuard(ROOT, limit) !== 1);
  if (moved) throw new Error(`This limit stands in ${moved.file} no more: ${moved.from}`);
  fetchDynamoDbLocal(LOCAL);
  const s3Folder = join(LOCAL, 'objects');
  const services = await Promise.all([
    startDynamoDbLocal(LOCAL),
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
  const [dynamo, kms, s3, portal, gigachat, telegram, max, smsc, yandex, vk, oidc, dns] = services;
  const stop = (): void => void dynamo.stop().then(() => process.exit(1));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const vitest = await createVitest(
    {
      config: false,
      root: ROOT,
      watch: false,
      silent: 'passed-only',
      include: chosenFiles(names),
      setupFiles: 'tests/support/own-table.ts',
      maxWorkers: WORKERS,
      testTimeout: TEST_MILLISECONDS,
      hookTimeout: TEST_MILLISECONDS,
    },
    { plugins: [textsOfPages(DEFAULT_LANGUAGE), ...LIMITS.map((limit) => takeOut(ROOT, limit))] },
  );
  try {
    vitest.provide('dynamodbEndpoint', dynamo.endpoint);
    vitest.provide('kmsEndpoint', kms.endpoint);
    vitest.provide('s3Endpoint', s3.endpoint);
    vitest.provide('s3Folder', s3Folder);
    vitest.provide('bitrix24Host', portal.host);
    vitest.provide('gigachatHost', gigachat.host);
    vitest.provide('telegramHost', telegram.host);
    vitest.provide('maxHost', max.host);
    vitest.provide('smscHost', smsc.host);
    vitest.provide('yandexHost', yandex.host);
    vitest.provide('vkHost', vk.host);
    vitest.provide('oidcHost', oidc.host);
    vitest.provide('dnsHost', dns.host);
    const { testModules, unhandledErrors } = await vitest.start(names);
    return testModules.length > 0 && testModules.every((module) => module.ok()) && unhandledErrors.length === 0;
  } finally {
    await vitest.close();
    await Promise.all(services.map((service) => service.stop()));
  }
}

/** What is run: what was named, or everything, where nothing says which files make every kind of request. */
function chosenFiles(names: readonly string[]): string[] {
  // What is counted in capacity units is counted of the embedded database alone.
  const kinds = new Map([...readKinds()].filter(([file]) => IN_SUITES.test(file) && !SAME_AGAIN.includes(file)));
  if (names.length > 0 || positionals.includes(ALL) || kinds.size === 0) return [SUITES];
  const covering = cover(kinds, readSeconds());
  const files = dueToday(covering, Number(values.days));
  const { size } = new Set([...kinds.values()].flatMap((one) => [...one]));
  console.log(
    `${covering.length} of ${kinds.size} files make every one of ${size} kinds of requests to the table, ${files.length} of them today`,
  );
  return files;
}
