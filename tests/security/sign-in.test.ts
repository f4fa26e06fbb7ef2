import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import { auth } from '#shared/contract/auth.ts';
import { signIn } from '#shared/contract/sign-in.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { join, makeLink, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import {
  answerAt,
  connectProvider,
  copyProviderRules,
  goThrough,
  newBrowserSecret,
  proveDomain,
  startOwnProviders,
  type OwnProviders,
} from '#tests/support/sign-in.ts';
import { makeHolder, nextAddress, PASSWORD } from './logins.ts';
import { behaveAgain, complete, makeColleagueAt, makeSignedInAt } from './sign-in-company.ts';

let providers: OwnProviders;
let owner: Person;
let workspace: Workspace;
let domain: string;

beforeAll(async () => {
  providers = await startOwnProviders();
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  ({ domain } = await connectProvider(owner, workspace, providers));
});
afterAll(() => providers.stop());
afterEach(() => {
  vi.useRealTimers();
  behaveAgain(providers);
});

const makeColleague = (sub?: string) => makeColleagueAt(providers, domain, sub === undefined ? {} : { sub });
const makeSignedIn = () => makeSignedInAt(providers, { domain, workspaceId: workspace.id });
const isOpen = async (token: string) => (await request(auth.me, { token })).status === 200;

describe('fifteen attacks on signing in by a provider', () => {
  it('mix-up: an answer of one provider is none of another, by its address, its name and its keys', async () => {
    makeColleague();
    const answer = await goThrough(workspace.id, providers.oidc);
    // Sent to the page of another provider, whose token endpoint would be given the code.
    const calls = providers.yandex.requests.length;
    const elsewhere = await complete({ ...answer, provider: 'yandex' });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'sign_in_expired']);
    expect(providers.yandex.requests).toHaveLength(calls);
    // The page is the right one, but another provider says that the answer is its own.
    const named = await complete({ ...answer, iss: providers.other.url });
    expect([named.status, named.body.code]).toEqual([403, 'sign_in_refused']);
    // A description that leads to the token endpoint of another provider brings tokens of another issuer.
    providers.other.person = makeColleague();
    providers.oidc.describe = (own) => ({ ...own, token_endpoint: `${providers.other.url}/token` });
    expect((await complete(await goThrough(workspace.id, providers.oidc))).status).toBe(403);
  });

  it('code replay: an answer is taken once, and a code under another answer is refused by PKCE', async () => {
    await makeSignedIn();
    const answer = await goThrough(workspace.id, providers.oidc);
    const all = await Promise.all([complete(answer), complete(answer), complete(answer)]);
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await complete(answer)).body.code).toBe('sign_in_expired');
    // A code that was caught on its way, brought to a way that the thief has begun.
    const caught = await goThrough(workspace.id, providers.oidc);
    const own = await goThrough(workspace.id, providers.oidc);
    const injected = await complete({ ...own, code: caught.code });
    expect([injected.status, injected.body.code]).toEqual([403, 'sign_in_refused']);
  });

  it('state fixation: a state that somebody else has begun, or that nobody has, leads nowhere', async () => {
    makeColleague();
    const own = await goThrough(workspace.id, providers.oidc);
    const fixed = await complete({ ...own, browser_secret: newBrowserSecret() });
    expect([fixed.status, fixed.body.code]).toEqual([409, 'sign_in_expired']);
    const madeUp = await complete({ ...own, state: 'a'.repeat(43) });
    expect([madeUp.status, madeUp.body.code]).toEqual([409, 'sign_in_expired']);
    // Whoever tried has not used it up for whose it is.
    expect((await complete(own)).status).toBe(200);
  });

  it('takeover by an unproved address: it neither finds an account nor makes one whose address counts', async () => {
    const victim = await makeHolder(domain);
    const attacker = makeColleague();
    for (const email_verified of [false, undefined]) {
      providers.oidc.person = { ...attacker, email: victim.email, email_verified };
      const answer = await complete(await goThrough(workspace.id, providers.oidc));
      expect([answer.status, answer.body.code]).toEqual([403, 'sign_in_refused']);
    }
    // A provider of everybody tells an address, and does not answer for it.
    providers.vk.person = { id: randomUUID(), firstName: 'Иван', lastName: 'Чужой', email: victim.email };
    const answer = await goThrough('vk', providers.vk);
    const { body } = await complete(answer);
    expect(body).toMatchObject({ kind: 'registration', email_proved: false });
    // Even a proved one asks for the password of the account.
    providers.oidc.person = { ...attacker, email: victim.email };
    const proved = await goThrough(workspace.id, providers.oidc);
    const asked = await complete(proved);
    expect(asked.body).toMatchObject({ kind: 'join', email: victim.email });
    const { ticket } = asked.body as { ticket: string };
    const { browser_secret } = proved;
    const guess = (password: string) =>
      request(signIn.joinIdentity, { body: { ticket, browser_secret, password }, sourceAddress: nextAddress() });
    expect((await guess('не тот пароль')).status).toBe(401);
    expect((await guess(PASSWORD)).status).toBe(200);
  });

  it('takeover beforehand: what was joined to an address that was not proved goes when its owner sets a password', async () => {
    const email = `${randomUUID()}@example.com`;
    providers.vk.person = { id: randomUUID(), firstName: 'Иван', lastName: 'Чужой', email };
    const answer = await goThrough('vk', providers.vk);
    const { body } = await complete(answer);
    const { ticket } = body as { ticket: string };
    const form = { ticket, first_name: 'Иван', last_name: 'Чужой', email, consent_version: CONSENT_VERSION };
    const made = await request(signIn.registerByProvider, {
      body: { ...form, browser_secret: answer.browser_secret },
      sourceAddress: nextAddress(),
    });
    expect(made.status).toBe(201);
    expect(await complete(await goThrough('vk', providers.vk))).toMatchObject({ body: { kind: 'session' } });
    // The owner of the mailbox asks for a password.
    const login = (await repos.users.findLogin(email))!;
    const token = await makeLink({ id: login.userId, email } as Person, 'password');
    await request(auth.resetPassword, { body: { token, password: PASSWORD, password_confirm: PASSWORD } });
    expect(await isOpen(made.body.access_token)).toBe(false);
    expect(await complete(await goThrough('vk', providers.vk))).toMatchObject({ body: { kind: 'registration' } });
  });

  it.each([
    ['wrong issuer', { iss: 'https://accounts.example' }],
    ['wrong audience', { aud: 'another-client' }],
    ['an audience of several without ours as the authorized party', { aud: ['tonus', 'other'], azp: 'other' }],
    ['another nonce', { nonce: 'of-another-way' }],
    ['no nonce', { nonce: undefined }],
    ['no subject', { sub: undefined }],
  ])('%s: the ID token is refused', async (_, claims) => {
    makeColleague();
    const untouched = providers.oidc.tamper;
    providers.oidc.tamper = (own) => ({ ...own, ...claims });
    const answer = await complete(await goThrough(workspace.id, providers.oidc));
    expect([answer.status, answer.body.code]).toEqual([403, 'sign_in_refused']);
    providers.oidc.tamper = untouched;
    expect((await complete(await goThrough(workspace.id, providers.oidc))).status).toBe(200);
  });

  it('alg none: a token without a signature, or signed with what both sides know, is refused', async () => {
    makeColleague();
    const { oidc } = providers;
    const none = (claims: object) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(claims)}.`;
    };
    const shared = (claims: object) => jwt.sign(claims, oidc.clientSecret, { algorithm: 'HS256', noTimestamp: true });
    const stolen = (claims: object) =>
      `${jwt.sign(claims, oidc.clientSecret, { algorithm: 'HS256' }).slice(0, -4)}AAAA`;
    for (const sign of [none, shared, stolen]) {
      oidc.sign = sign;
      const answer = await complete(await goThrough(workspace.id, oidc));
      expect([answer.status, answer.body.code]).toEqual([403, 'sign_in_refused']);
    }
    // The provider may say that it signs so: it still does not.
    oidc.describe = (own) => ({ ...own, id_token_signing_alg_values_supported: ['none', 'HS256', 'RS256'] });
    oidc.sign = none;
    expect((await complete(await goThrough(workspace.id, oidc))).status).toBe(403);
  });

  it('key rotation in the middle: the new key counts at once, the old one no more', async () => {
    await makeSignedIn();
    const { oidc } = providers;
    const answer = await goThrough(workspace.id, oidc);
    oidc.rotate();
    expect(await complete(answer)).toMatchObject({ status: 200, body: { kind: 'session' } });
    // A token of the old key, while only the new one is published.
    let old = '';
    oidc.tamper = (claims) => {
      old = oidc.logoutToken(claims);
      oidc.rotate();
      return claims;
    };
    oidc.sign = () => old;
    expect((await complete(await goThrough(workspace.id, oidc))).status).toBe(403);
  });

  it.each([
    [-30, 200],
    [30, 200],
    [-10 * 60, 403],
    [10 * 60, 403],
  ])('clock skew: a clock that is wrong by %s seconds is answered with %s', async (skew, status) => {
    await makeSignedIn();
    providers.oidc.skew = skew;
    // Tokens are good for a minute, as strict providers make them.
    providers.oidc.tamper = (claims) => ({ ...claims, exp: Number(claims['iat']) + 60, nbf: claims['iat'] });
    expect((await complete(await goThrough(workspace.id, providers.oidc))).status).toBe(status);
  });

  it('open redirect: one returns to a page of this site or to none, and leaves for an address of https alone', async () => {
    const begin = (return_to: string) =>
      request(signIn.startSignIn, {
        body: { provider: workspace.id, browser_secret: newBrowserSecret(), return_to },
      });
    const hostile = ['https://evil.example', '//evil.example', '/\\evil.example', '/a\n/b', 'javascript:alert(1)', ''];
    for (const path of hostile) expect([path, (await begin(path)).status]).toEqual([path, 422]);
    expect((await begin('/workspaces?tab=people')).status).toBe(200);
    for (const authorization_endpoint of ['javascript:alert(1)', 'http://evil.example/authorize', 'data:text/html,x']) {
      providers.oidc.describe = (own) => ({ ...own, authorization_endpoint });
      expect((await begin('/')).body.code).toBe('sign_in_refused');
    }
  });

  it('login CSRF: an answer of the attacker’s own way signs nobody in elsewhere, nor joins anything there', async () => {
    const { oidc } = providers;
    await makeSignedIn();
    // The victim's browser is led to the attacker's answer: its page keeps another secret, or none.
    const attackers = await goThrough(workspace.id, oidc);
    expect((await complete({ ...attackers, browser_secret: newBrowserSecret() })).body.code).toBe('sign_in_expired');
    // Nor does it join the attacker's identity to the victim's account.
    const victim = await makeHolder(domain);
    await join(workspace, victim, 'сотрудник');
    const { token } = victim;
    expect((await request(signIn.completeIdentity, { token, body: attackers })).body.code).toBe('sign_in_expired');
    // A way that the attacker has begun in their own account counts in that alone.
    const attacker = await makeHolder(domain);
    await join(workspace, attacker, 'сотрудник');
    const browser_secret = newBrowserSecret();
    const begun = await request(signIn.startIdentity, {
      token: attacker.token,
      body: { provider: workspace.id, browser_secret },
    });
    makeColleague();
    const joined = answerAt(await oidc.visit(begun.body.url), workspace.id, browser_secret);
    expect((await request(signIn.completeIdentity, { token, body: joined })).body.code).toBe('sign_in_expired');
    expect((await complete(joined)).body.code).toBe('sign_in_expired');
    expect((await request(signIn.completeIdentity, { token: attacker.token, body: joined })).status).toBe(200);
  });

  it('provider down: it is said so in time, and passwords go on', async () => {
    const person = await makeHolder(domain);
    const { oidc } = providers;
    oidc.instead = () => ({ status: 0, cut: true });
    const begun = await request(signIn.startSignIn, {
      body: { provider: workspace.id, browser_secret: newBrowserSecret() },
    });
    expect([begun.status, begun.body.code]).toEqual([502, 'upstream_failed']);
    oidc.instead = null;
    const answer = await goThrough(workspace.id, oidc);
    oidc.instead = ({ path }) => (path === '/token' ? { status: 0, cut: true } : null);
    expect((await complete(answer)).status).toBe(502);
    const login = await request(auth.login, {
      body: { email: person.email, password: PASSWORD },
      sourceAddress: nextAddress(),
    });
    expect(login.status).toBe(200);
  });

  it.each(['/.well-known/openid-configuration', '/token', '/jwks'])(
    'provider’s 5xx: %s that breaks opens nothing and says so',
    async (broken) => {
      makeColleague();
      const answer = await goThrough(workspace.id, providers.oidc);
      providers.oidc.instead = ({ path }) => (path === broken ? { status: 503, text: '<html>oops</html>' } : null);
      const completed = await complete(answer);
      expect([completed.status, completed.body.code]).toEqual([502, 'upstream_failed']);
    },
  );

  it('an identity moved to another account: it stays where it is until its owner takes it away there', async () => {
    const first = await makeSignedIn();
    const second = await makeHolder(domain);
    await join(workspace, second, 'сотрудник');
    const browser_secret = newBrowserSecret();
    const begun = await request(signIn.startIdentity, {
      token: second.token,
      body: { provider: workspace.id, browser_secret },
    });
    const back = await providers.oidc.visit(begun.body.url);
    const body = answerAt(back, workspace.id, browser_secret);
    expect((await request(signIn.completeIdentity, { token: second.token, body })).status).toBe(409);
    // The provider gives the address of the first to somebody else: that is another identity, which has to know the password.
    providers.oidc.person = { sub: randomUUID(), email: first.email, email_verified: true };
    expect(await complete(await goThrough(workspace.id, providers.oidc))).toMatchObject({ body: { kind: 'join' } });
    expect(await isOpen(first.token)).toBe(true);
  });

  it('a captured domain that lapses: the company answers for its addresses no more', async () => {
    const { oidc, dns } = providers;
    const own = await makeWorkspace(owner);
    const connected = await connectProvider(owner, own, providers, { only: true });
    const person = await makeHolder(connected.domain);
    await join(own, person, 'сотрудник');
    await copyProviderRules();
    const name = `_tonus.${connected.domain}`;
    const find = async () =>
      (await request(signIn.findProvider, { body: { email: person.email } })).body.provider?.id ?? null;
    const login = async () => {
      const body = { email: person.email, password: PASSWORD };
      const { access_token: token } = (await request(auth.login, { body, sourceAddress: nextAddress() })).body;
      const { body: refused } = await request(workspaces.getMyRole, { token, params: { id: own.id } });
      return (refused as { readonly code?: string }).code ?? 'in';
    };
    expect([await find(), await login()]).toEqual([own.id, 'provider_only']);
    oidc.person = { sub: randomUUID(), email: person.email, email_verified: true };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const pass = (days: number): void => void vi.setSystemTime(Date.now() + days * 86_400_000 + 60_000);
    // Name servers have a bad day.
    pass(1);
    dns.isBroken = true;
    expect([await find(), await login()]).toEqual([own.id, 'provider_only']);
    dns.isBroken = false;
    dns.texts.delete(name);
    pass(1);
    const answer = await goThrough(own.id, oidc);
    expect((await complete(answer)).body.code).toBe('domain_lapsed');
    await copyProviderRules();
    expect([await find(), await login()]).toEqual([null, 'in']);
    // Whoever shows the domain to be theirs from here on may be somebody else.
    const nextOwner = await makePerson();
    const next = await makeWorkspace(nextOwner);
    await connectProvider(nextOwner, next, providers);
    await proveDomain(nextOwner, next, connected.domain, dns);
    expect(await find()).toBe(next.id);
  });
});
