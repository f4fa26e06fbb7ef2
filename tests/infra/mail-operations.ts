import { randomUUID } from 'node:crypto';
import { auth } from '#shared/contract/auth.ts';
import { serveJson, type TestServer } from '#scripts/fake-services/json-server.ts';

/** SES for functions that are loaded after this; it refuses the first letter for now. */
export async function startSes(): Promise<TestServer> {
  const ses = await serveJson(() =>
    ses.requests.length === 1 ? { status: 503, body: {} } : { status: 200, body: { MessageId: '1' } },
  );
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SESV2: ses.url,
    SITE_URL: 'https://tonus.example',
    MAIL_SENDER: 'hello@tonus.example',
  });
  return ses;
}

/** A letter that waits and goes out, one that bounces, and a registration with an international domain. */
export async function doLetters(ses: TestServer): Promise<void> {
  const { request } = await import('#tests/support/api.ts');
  const { makeLetter } = await import('#tests/support/letters.ts');
  const { storedItems } = await import('#tests/support/stored.ts');
  const { deliver } = await import('#tests/api/jobs/stream.ts');
  const { fire } = await import('#tests/api/jobs/clock.ts');
  const { repos } = await import('#tests/support/factories.ts');
  const { handler: bounces } = await import('#functions/bounces/handler.ts');

  const { job } = await makeLetter();
  await deliver(job);
  const [waiting] = await storedItems('waiting-letter');
  await repos.letters.putOff(
    { key: { pk: waiting!.pk, sk: waiting!.sk }, item: waiting!, attempts: 1, repeated: false },
    new Date(0),
  );
  await fire('send-waiting-letters');
  await deliver(...(await storedItems(String(job['jobId']))));
  if (ses.requests.length !== 2) throw new Error(`SES was handed ${ses.requests.length} letters, not 2`);

  const bouncedRecipients = [{ emailAddress: 'nobody@romashka.example' }];
  await bounces({ detail: { bounce: { bounceType: 'Permanent', bouncedRecipients } } });

  const password = 'тонус-2026';
  const names = { first_name: 'Анна', last_name: 'Петрова' };
  const body = { ...names, email: `${randomUUID()}@почта.рф`, password, password_confirm: password };
  const { status } = await request(auth.register, { body });
  if (status !== 201) throw new Error(`Registering with an international domain answered ${status}`);
}
