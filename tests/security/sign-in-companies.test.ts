import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { auth } from '#shared/contract/auth.ts';
import { factors } from '#shared/contract/factors.ts';
import { signIn } from '#shared/contract/sign-in.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import {
  join,
  makeLink,
  makePerson,
  makeVerified,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import {
  answerAt,
  connectProvider,
  copyProviderRules,
  goThrough,
  newBrowserSecret,
  startOwnProviders,
  type OwnProviders,
} from '#tests/support/sign-in.ts';
import { changeUnseen } from '#tests/support/stale-reads.ts';
import { makeHolder, nextAddress, PASSWORD } from './logins.ts';
import { behaveAgain, complete, makeSignedInAt, register } from './sign-in-company.ts';

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

const makeSignedIn = () => makeSignedInAt(providers, { domain, workspaceId: workspace.id });
const isOpen = async (token: string) => (await request(auth.me, { token })).status === 200;

describe('a hostile company', () => {
  it('signs nobody in elsewhere: neither by an address of another company nor by a domain that it has not shown to be its own', async () => {
    const hostileOwner = await makePerson();
    const hostile = await makeWorkspace(hostileOwner);
    await connectProvider(hostileOwner, hostile, { oidc: providers.other, dns: providers.dns });
    const victim = await makeSignedIn();
    providers.other.person = { sub: victim.sub, email: victim.email, email_verified: true };
    const answer = await complete(await goThrough(hostile.id, providers.other));
    expect([answer.status, answer.body.code]).toEqual([403, 'sign_in_refused']);
    // Nor can it take the domain while it is held.
    const held = { token: hostileOwner.token, params: { id: hostile.id } };
    const added = await request(signIn.addDomain, { ...held, body: { domain } });
    const { name, value } = added.body.record;
    providers.dns.texts.set(name, [...providers.dns.texts.get(name)!, value]);
    const params = { id: hostile.id, domain };
    expect((await request(signIn.checkDomain, { ...held, params })).status).toBe(409);
  });

  it('is joined to no private account: only a member’s whose address is of its domains', async () => {
    const member = await makeHolder();
    await join(workspace, member, 'сотрудник');
    const stranger = await makeHolder(domain);
    for (const { token } of [member, stranger]) {
      const body = { provider: workspace.id, browser_secret: newBrowserSecret() };
      const { status, body: refused } = await request(signIn.startIdentity, { token, body });
      expect([status, refused.code]).toEqual([403, 'sign_in_refused']);
    }
  });

  it('its issuer is called by the guarded way out alone', async () => {
    const params = { id: workspace.id };
    for (const issuer of ['https://169.254.169.254', 'http://example.com', 'https://localhost:8443/realms/staff']) {
      const body = { issuer, client_id: 'tonus', client_secret: 'secret', name: 'SSO' };
      const saved = await request(signIn.saveProvider, { token: owner.token, params, body });
      expect([issuer, saved.status]).toEqual([issuer, 422]);
    }
  });
});

describe('a workspace that lets its people in by the provider alone', () => {
  let own: Workspace;
  let ownDomain: string;
  const codeAt = async (token: string, id = own.id) =>
    ((await request(workspaces.getWorkspace, { token, params: { id } })).body as { readonly code?: string }).code;
  const login = async (email: string) =>
    (await request(auth.login, { body: { email, password: PASSWORD }, sourceAddress: nextAddress() })).body;

  beforeAll(async () => {
    own = await makeWorkspace(owner);
    ({ domain: ownDomain } = await connectProvider(owner, own, providers));
  });

  /** Says it, or takes it back. */
  async function setOnly(only: boolean): Promise<void> {
    const rules = { joins: true, role: 'сотрудник', team: null, groups: [], only } as const;
    await request(signIn.saveProviderRules, { token: owner.token, params: { id: own.id }, body: rules });
    await copyProviderRules();
  }

  it('is closed to every session that the provider has not opened, older ones and those after a new password too', async () => {
    await setOnly(false);
    const member = await makeHolder(ownDomain);
    await join(own, member, 'сотрудник');
    expect(await codeAt(member.token)).toBeUndefined();
    await setOnly(true);
    expect(await codeAt(member.token)).toBe('provider_only');
    const { access_token: byPassword } = await login(member.email);
    expect(await codeAt(byPassword)).toBe('provider_only');
    const token = await makeLink(member, 'password');
    await request(auth.resetPassword, { body: { token, password: PASSWORD, password_confirm: PASSWORD } });
    const { access_token: byNewPassword } = await login(member.email);
    expect(await codeAt(byNewPassword)).toBe('provider_only');
    // Nor does another provider open it, whom the person has added.
    providers.yandex.person = {
      id: randomUUID(),
      firstName: 'Инна',
      lastName: 'Орлова',
      email: `${randomUUID()}@ya.ru`,
    };
    const browser_secret = newBrowserSecret();
    const started = await request(signIn.startIdentity, {
      token: byNewPassword,
      body: { provider: 'yandex', browser_secret },
    });
    const back = answerAt(await providers.yandex.visit(started.body.url), 'yandex', browser_secret);
    expect((await request(signIn.completeIdentity, { token: byNewPassword, body: back })).status).toBe(200);
    const yandex = await complete(await goThrough('yandex', providers.yandex));
    expect(await codeAt((yandex.body as { access_token: string }).access_token)).toBe('provider_only');
  });

  it('is open to a session of the provider, to its owner and to other addresses; the others keep their workspaces, and can leave this one', async () => {
    const other = await makeHolder();
    const member = await makeHolder(ownDomain);
    await Promise.all([other, member].map((person) => join(own, person, 'сотрудник')));
    await setOnly(true);
    const { token } = await makeSignedInAt(providers, { domain: ownDomain, workspaceId: own.id });
    for (const open of [token, owner.token, other.token]) expect(await codeAt(open)).toBeUndefined();
    const theirs = await makeWorkspace(member);
    expect([await codeAt(member.token), await codeAt(member.token, theirs.id)]).toEqual(['provider_only', undefined]);
    const left = await request(workspaces.leaveWorkspace, { token: member.token, params: { id: own.id } });
    expect(left.status).toBe(204);
  });

  it('opens to passwords again where the provider is taken away or changed, and closes for whoever joins in the meantime', async () => {
    await setOnly(true);
    const late = await makeHolder(ownDomain);
    const place = (await repos.workspaces.findConsistent(own.id))!;
    const joining = { ...late, workspaceId: own.id, userId: late.id, role: 'сотрудник' } as const;
    expect(await repos.members.add(joining, { ...place, providerRule: null, entryRulesVersion: 0 }, new Date())).toBe(
      false,
    );
    expect(await repos.members.add(joining, place, new Date())).toBe(true);
    expect(await codeAt(late.token)).toBe('provider_only');
    await request(signIn.removeProvider, { token: owner.token, params: { id: own.id } });
    await copyProviderRules();
    expect(await codeAt(late.token)).toBeUndefined();
  });
});

it('makes a member of whoever comes while the workspace changes', async () => {
  const own = await makeWorkspace(owner);
  const { domain: ownDomain } = await connectProvider(owner, own, providers);
  await changeUnseen(keys.workspace(own.id), copyProviderRules);
  const { email } = await makeSignedInAt(providers, { domain: ownDomain, workspaceId: own.id });
  vi.restoreAllMocks();
  expect((await repos.members.list(own.id)).members.find((member) => member.email === email)).toMatchObject({
    joinedBy: 'provider',
  });
});

describe('a company that answers for its addresses itself', () => {
  let own: Workspace;
  let ownDomain: string;
  /** Somebody as Entra tells of them: a tenant, and not a word of whether the address was checked. */
  const entra = (email: string, more: object = {}) => ({
    sub: randomUUID(),
    tid: randomUUID(),
    email,
    given_name: 'Инна',
    family_name: 'Орлова',
    ...more,
  });
  const come = async (person: object) => {
    providers.oidc.person = person as typeof providers.oidc.person;
    return complete(await goThrough(own.id, providers.oidc));
  };

  beforeAll(async () => {
    own = await makeWorkspace(owner);
    ({ domain: ownDomain } = await connectProvider(owner, own, providers, { vouches: true }));
  });

  it('vouches for those of its proved domains, where the provider says nothing; a no is a no', async () => {
    const email = `${randomUUID()}@${ownDomain}`;
    expect((await come(entra(email))).body).toMatchObject({ kind: 'registration', email, email_proved: true });
    expect((await come(entra(email, { email_verified: false }))).body).toMatchObject({ code: 'sign_in_refused' });
    expect((await come(entra(`${randomUUID()}@${domain}`))).body).toMatchObject({ code: 'sign_in_refused' });
    const silent = await makeWorkspace(owner);
    const { domain: unvouched } = await connectProvider(owner, silent, providers);
    providers.oidc.person = entra(`${randomUUID()}@${unvouched}`) as typeof providers.oidc.person;
    expect((await complete(await goThrough(silent.id, providers.oidc))).body).toMatchObject({
      code: 'sign_in_refused',
    });
  });

  it('nOAuth: whoever changes their address at the provider to a colleague’s is let into no account of theirs', async () => {
    const victim = entra(`${randomUUID()}@${ownDomain}`);
    providers.oidc.person = victim as typeof providers.oidc.person;
    const made = await register(await goThrough(own.id, providers.oidc));
    expect(made.status).toBe(201);
    // The same address, and the same subject in another tenant: somebody else, who is asked for the password.
    for (const attacker of [entra(victim.email), { ...entra(victim.email), sub: victim.sub }]) {
      expect((await come(attacker)).body).toMatchObject({ kind: 'join', email: victim.email });
    }
    // And the victim is known by whatever address.
    expect((await come({ ...victim, email: `${randomUUID()}@${ownDomain}` })).body).toMatchObject({ kind: 'session' });
  });
});

describe('signing out at the provider', () => {
  const tell = (logout_token: string, provider: string = workspace.id) =>
    request(signIn.backChannelLogout, {
      params: { provider },
      body: new URLSearchParams({ logout_token }).toString(),
      contentType: 'application/x-www-form-urlencoded',
    });

  it('ends the sessions it has opened, and no others', async () => {
    const { sub, token, email } = await makeSignedIn();
    const other = await makeSignedIn();
    providers.oidc.person = { sub, email, email_verified: true };
    const second = await complete(await goThrough(workspace.id, providers.oidc));
    const again = (second.body as { access_token: string }).access_token;
    expect((await tell(providers.oidc.logoutToken({ sub, sid: 'of-another' }))).status).toBe(204);
    expect(await isOpen(token)).toBe(true);
    expect((await tell(providers.oidc.logoutToken({ sub }))).status).toBe(204);
    expect([await isOpen(token), await isOpen(again), await isOpen(other.token)]).toEqual([false, false, true]);
  });

  it('is believed of the provider itself alone, once, and never of an ID token', async () => {
    const { sub, email } = await makeSignedIn();
    const { oidc, other } = providers;
    const word = oidc.logoutToken({ sub });
    expect((await tell(word)).status).toBe(204);
    oidc.person = { sub, email, email_verified: true };
    const { body } = await complete(await goThrough(workspace.id, oidc));
    const { access_token: token } = body as { access_token: string };
    await tell(word);
    expect(await isOpen(token)).toBe(true);
    const lies = [
      other.logoutToken({ sub }),
      other.logoutToken({ sub, iss: oidc.url }),
      oidc.logoutToken({ sub, iss: other.url }),
      oidc.logoutToken({ sub, aud: 'another-client' }),
      oidc.logoutToken({ sub, nonce: 'of-a-sign-in' }),
      oidc.logoutToken({ sub, events: {} }),
      oidc.logoutToken({ sub, events: undefined }),
      oidc.logoutToken({ sub, jti: undefined }),
      oidc.logoutToken({ sub, iat: Math.floor(Date.now() / 1000) - 3600, exp: undefined }),
      jwt.sign({ sub, iss: oidc.url, aud: oidc.clientId, jti: '1', events: {} }, oidc.clientSecret),
      'no token',
    ];
    for (const lie of lies) expect((await tell(lie)).status).toBe(403);
    expect(await isOpen(token)).toBe(true);
    expect((await tell(word, randomUUID())).status).toBe(404);
  });
});

describe('ways into an account', () => {
  it('the last one stays, and what is taken away ends its sessions elsewhere', async () => {
    const { token, email, sub } = await makeSignedIn();
    const { body } = await request(signIn.listIdentities, { token });
    const [identity] = body.identities;
    expect([body.has_password, body.identities.length]).toEqual([false, 1]);
    const refused = await request(signIn.removeIdentity, { token, params: { identity: identity!.id } });
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'last_way_in' });
    const { userId } = (await repos.users.findLogin(email))!;
    const link = await makeLink({ id: userId, email } as Person, 'password');
    await request(auth.resetPassword, { body: { token: link, password: PASSWORD, password_confirm: PASSWORD } });
    const login = await request(auth.login, { body: { email, password: PASSWORD }, sourceAddress: nextAddress() });
    providers.oidc.person = { sub, email, email_verified: true };
    const elsewhere = await complete(await goThrough(workspace.id, providers.oidc));
    const removed = await request(signIn.removeIdentity, {
      token: login.body.access_token,
      params: { identity: identity!.id },
    });
    expect(removed.status).toBe(204);
    expect(await isOpen((elsewhere.body as { access_token: string }).access_token)).toBe(false);
    expect(await isOpen(login.body.access_token)).toBe(true);
    expect(await complete(await goThrough(workspace.id, providers.oidc))).toMatchObject({ body: { kind: 'join' } });
  });

  it('one is added by whoever has just shown who they are', async () => {
    const person = await makeHolder();
    await makeVerified(person);
    const { token } = person;
    const begin = () =>
      request(signIn.startIdentity, { token, body: { provider: 'yandex', browser_secret: newBrowserSecret() } });
    expect((await begin()).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    expect((await begin()).body.code).toBe('proof_required');
    expect((await request(factors.prove, { token, body: { password: PASSWORD } })).status).toBe(204);
    expect((await begin()).status).toBe(200);
  });
});
