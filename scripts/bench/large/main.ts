import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveJson } from '#scripts/fake-services/json-server.ts';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { startKms } from '#scripts/local/kms.ts';
import { startS3 } from '#scripts/local/s3.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { speakUsually } from '#shared/text/current.ts';
import { prepareEnvironment } from '#tests/support/environment.ts';
import { conclude } from '../report.ts';

/*
 * `npm run bench:large -- --people 5000`: what the heaviest screens, a run that everybody is invited to, its results, an
 * archive and the jobs of the clock cost in one company of so many people, each held to what a function may take.
 */

const { values } = parseArgs({ options: { people: { type: 'string', default: '5000' } } });
const people = Number(values.people);
speakUsually(DEFAULT_LANGUAGE);
const objects = mkdtempSync(join(tmpdir(), 'tonus-large-'));
const [dynamo, kms, s3, ses] = await Promise.all([startDynamo(), startKms(), startS3({ dir: objects }), serveJson()]);
ses.answer = () => ({ status: 200, body: { MessageId: '1' } });
const said = console.info;
try {
  await prepareEnvironment({ dynamodbEndpoint: dynamo.endpoint, kmsEndpoint: kms.endpoint, s3Endpoint: s3.endpoint });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SESV2: ses.url,
    SITE_URL: 'https://tonus.example',
    MAIL_SENDER: 'hello@tonus.example',
  });
  console.info = () => {};
  // What is measured reads its environment while it loads.
  const { measureLarge } = await import('./measure.ts');
  const sections = await measureLarge(people);
  const load = loadavg().map((value) => value.toFixed(1));
  const head = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load.join(' ')}\n`;
  conclude(head, sections, { truths: true, keptAs: 'large' });
} finally {
  console.info = said;
  await Promise.all([dynamo.stop(), kms.stop(), s3.stop(), ses.stop()]);
  rmSync(objects, { recursive: true, force: true });
}
