import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#shared/contract/sign-in.ts';
import { request } from '#tests/support/api.ts';
import { makePerson } from '#tests/support/factories.ts';
import { answerAt, goThrough, newBrowserSecret, startOwnProviders, type OwnProviders } from '#tests/support/sign-in.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import { makeHolder, nextAddress } from './logins.ts';
import { complete } from './sign-in-company.ts';

let providers: OwnProviders;
beforeAll(async () => {
  providers = await startOwnProviders();
});
afterAll(() => providers.stop());

const goTo = (portal: string | undefined, secret?: string) =>
  goThrough('bitrix24', providers.bitrix24, secret ?? newBrowserSecret(), portal);

/** Somebody of the portal with an account that they came to by it. */
async function makeOfPortal(id: string) {
  providers.bitrix24.app.person = { id, firstName: 'Инна', lastName: 'Орлова' };
  const answer = await goTo(providers.bitrix24.url);
  const { body } = await complete(answer);
  if (body.kind !== 'registration') throw new Error(`Signing in came to ${body.kind}`);
  const { ticket, first_name, last_name } = body;
  const form = { ticket, browser_secret: answer.browser_secret, first_name, last_name, email: `${id}@example.com` };
  const registered = { ...form, consent_version: CONSENT_VERSION };
  return request(signIn.registerByProvider, { body: registered, sourceAddress: nextAddress() });
}

describe('by a portal of Bitrix24', () => {
  it('one comes in by the ids of portal and person, with a name and an address still to be proved', async () => {
    providers.bitrix24.app.person = { id: '100', firstName: 'Инна', lastName: 'Орлова', email: 'victim@example.com' };
    const { body } = await complete(await goTo(providers.bitrix24.url));
    expect(body).toMatchObject({ kind: 'registration', first_name: 'Инна', email: null, email_proved: false });
    expect((await makeOfPortal('100')).status).toBe(201);
    expect(await complete(await goTo(providers.bitrix24.url))).toMatchObject({ body: { kind: 'session' } });
    // Whatever the portal calls them by then.
    providers.bitrix24.app.person = { id: '100', firstName: 'Другая', lastName: 'Фамилия' };
    expect(await complete(await goTo(providers.bitrix24.url))).toMatchObject({ body: { kind: 'session' } });
  });

  it('the same number in another portal is somebody else', async () => {
    await makeOfPortal('200');
    const own = providers.bitrix24.app.memberId;
    providers.bitrix24.app.memberId = 'another0portal';
    expect(await complete(await goTo(providers.bitrix24.url))).toMatchObject({ body: { kind: 'registration' } });
    providers.bitrix24.app.memberId = own;
    expect(await complete(await goTo(providers.bitrix24.url))).toMatchObject({ body: { kind: 'session' } });
  });

  it('an answer of a portal that the browser was not sent to is refused', async () => {
    await makeOfPortal('300');
    // The victim was sent to a stranger's portal, which hands on a code of the victim's own.
    const begun = newBrowserSecret();
    const started = { provider: 'bitrix24', browser_secret: begun, portal: 'hostile.bitrix24.ru' };
    const { body } = await request(signIn.startSignIn, { body: started });
    const state = new URL(body.url).searchParams.get('state');
    const back = await providers.bitrix24.visit(`${providers.bitrix24.url}/oauth/authorize/?state=${state}`);
    const answer = await complete(answerAt(back, 'bitrix24', begun));
    expect([answer.status, answer.body.code]).toEqual([403, 'sign_in_refused']);
  });

  it('an answer counts once, where it began, and a code that is not of the portal counts nowhere', async () => {
    await makeOfPortal('400');
    const answer = await goTo(providers.bitrix24.url);
    expect((await complete({ ...answer, browser_secret: newBrowserSecret() })).body.code).toBe('sign_in_expired');
    const all = await Promise.all([complete(answer), complete(answer)]);
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const madeUp = await complete({ ...(await goTo(providers.bitrix24.url)), code: 'made-up' });
    expect([madeUp.status, madeUp.body.code]).toEqual([403, 'sign_in_refused']);
  });

  it.each([
    undefined,
    'http://romashka.bitrix24.ru',
    'https://user@romashka.bitrix24.ru',
    'javascript:alert(1)',
    'bitrix',
  ])('nobody is sent to %s', async (portal) => {
    const body = { provider: 'bitrix24', browser_secret: newBrowserSecret(), ...(portal && { portal }) };
    expect((await request(signIn.startSignIn, { body })).status).toBe(422);
  });

  it('is added in the profile to the account the way began in, and to no other', async () => {
    const [{ token }, attacker] = [await makeHolder(), await makePerson()];
    providers.bitrix24.app.person = { id: '500', firstName: 'Инна', lastName: 'Орлова' };
    const browser_secret = newBrowserSecret();
    const body = { provider: 'bitrix24', browser_secret, portal: providers.bitrix24.url };
    const { body: begun } = await request(signIn.startIdentity, { token, body });
    const answer = answerAt(await providers.bitrix24.visit(begun.url), 'bitrix24', browser_secret);
    const elsewhere = await request(signIn.completeIdentity, { token: attacker.token, body: answer });
    expect(elsewhere.body).toMatchObject({ code: 'sign_in_expired' });
    expect((await request(signIn.completeIdentity, { token, body: answer })).status).toBe(200);
    expect(await complete(await goTo(providers.bitrix24.url))).toMatchObject({ body: { kind: 'session' } });
  });
});
