import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { startClean } from './clean-process.ts';

startClean();
// Loaded only now: what is counted in its modules must be what the handlers of this test file are loaded with.
const { prepareEnvironment } = await import('./environment.ts');
await prepareEnvironment({
  dynamodbEndpoint: inject('dynamodbEndpoint'),
  kmsEndpoint: inject('kmsEndpoint'),
  s3Endpoint: inject('s3Endpoint'),
  bitrix24Host: inject('bitrix24Host'),
  gigachatHost: inject('gigachatHost'),
  telegramHost: inject('telegramHost'),
  maxHost: inject('maxHost'),
  smscHost: inject('smscHost'),
  yandexHost: inject('yandexHost'),
  vkHost: inject('vkHost'),
  oidcHost: inject('oidcHost'),
  dnsHost: inject('dnsHost'),
});

// What a test does itself, outside the requests that it sends.
const { speakUsually } = await import('#shared/text/current.ts');
speakUsually('ru');

const { noteRequestsOf } = await import('./table-requests.ts');
// oxlint-disable-next-line no-empty-pattern -- the runner takes nothing but a pattern there
beforeAll(({}, { file }) => noteRequestsOf(file.filepath));

const { takeRefused } = await import('./granted.ts');
/** A test in which a function lacked a right fails with these words, whatever else it noticed. */
function requireGrants(): void {
  const refused = takeRefused();
  if (refused.length > 0) throw new Error(refused.join('\n'));
}
afterEach(requireGrants);
// What was made before the first test.
afterAll(requireGrants);
