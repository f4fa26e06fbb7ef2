import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { signIn } from '#shared/contract/sign-in.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import { makeHolder, nextAddress, PASSWORD } from '#tests/security/logins.ts';
import { complete, makeColleagueAt, register } from '#tests/security/sign-in-company.ts';
import { request } from '#tests/support/api.ts';
import { makeInvitation, makeVerified, makePerson, makePlan, makeWorkspace, repos } from '#tests/support/factories.ts';
import { lettersTo } from '#tests/support/letters.ts';
import {
  answerAt,
  connectProvider,
  goThrough,
  newBrowserSecret,
  startOwnProviders,
  type OwnProviders,
} from '#tests/support/sign-in.ts';

let providers: OwnProviders;
beforeAll(async () => {
  providers = await startOwnProviders();
});
afterAll(() => providers.stop());
afterEach(() => vi.useRealTimers());

const colleague = (domain: string, groups: readonly string[] = []) => makeColleagueAt(providers, domain, { groups });

/** A company of an owner with an account that logs in by a password. */
async function makeCompany(rules: Parameters<typeof connectProvider>[3] = {}) {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  return { owner, workspace, ...(await connectProvider(owner, workspace, providers, rules)) };
}

const memberAt = async (workspaceId: string, email: string) => {
  const login = await repos.users.findLogin(email);
  return login && repos.members.find(workspaceId, login.userId);
};

describe('by a provider of everybody', () => {
  it('is offered where the stage has set it up', async () => {
    const { body } = await request(signIn.listProviders);
    expect(body.providers).toEqual([
      { id: 'yandex', name: 'Яндекс ID' },
      { id: 'vk', name: 'VK ID' },
      { id: 'bitrix24', name: 'Bitrix24' },
    ]);
    const unknown = { provider: randomUUID(), browser_secret: newBrowserSecret() };
    expect((await request(signIn.startSignIn, { body: unknown })).status).toBe(404);
  });

  it('makes an account with the consent, and signs in to it from then on', async () => {
    const { yandex } = providers;
    const email = `${randomUUID()}@yandex.ru`;
    yandex.person = { id: randomUUID(), firstName: 'Инна', lastName: 'Орлова', email };
    const answer = await goThrough('yandex', yandex);
    const registered = await register(answer);
    const me = await request(auth.exportMe, { token: registered.body.access_token });
    expect(me.body.profile).toMatchObject({ first_name: 'Инна', email, email_verified_at: expect.any(String) });
    expect(me.body.consent.version).toBe(CONSENT_VERSION);
    expect(me.body.identities).toMatchObject([{ provider: 'yandex', email }]);
    // It has no password that anybody could log in with.
    const login = await request(auth.login, { body: { email, password: PASSWORD }, sourceAddress: nextAddress() });
    expect(login.status).toBe(401);
    const browser_secret = newBrowserSecret();
    const { body } = await request(signIn.startSignIn, {
      body: { provider: 'yandex', browser_secret, return_to: '/polls' },
    });
    const again = await complete(answerAt(await yandex.visit(body.url), 'yandex', browser_secret));
    expect(again.body).toMatchObject({ kind: 'session', return_to: '/polls', access_token: expect.any(String) });
  });

  it('takes an address that VK ID does not answer for as one still to be proved', async () => {
    const { vk } = providers;
    vk.person = { id: randomUUID(), firstName: 'Инна', lastName: 'Орлова' };
    const answer = await goThrough('vk', vk);
    const { body } = await complete(answer);
    const { ticket } = body as { ticket: string };
    const email = `${randomUUID()}@example.com`;
    const form = { ticket, browser_secret: answer.browser_secret, first_name: 'Инна', last_name: 'Орлова' };
    const send = (more: object) =>
      request(signIn.registerByProvider, { body: { ...form, ...more }, sourceAddress: nextAddress() });
    expect((await send({ consent_version: CONSENT_VERSION })).status).toBe(422);
    expect((await send({ email })).status).toBe(422);
    expect((await send({ email, consent_version: CONSENT_VERSION })).status).toBe(201);
    const { userId: id } = (await repos.users.findLogin(email))!;
    expect(await repos.verifiedEmails.since({ id, email })).toBeNull();
    // The ticket has done its duty.
    const other = `${randomUUID()}@example.com`;
    expect((await send({ email: other, consent_version: CONSENT_VERSION })).status).toBe(409);
  });

  it('takes ten minutes at most', async () => {
    const answer = await goThrough('yandex', providers.yandex);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1000 });
    expect((await complete(answer)).body.code).toBe('sign_in_expired');
  });

  it('says that somebody has declined', async () => {
    const answer = await goThrough('yandex', providers.yandex);
    const declined = await complete({ ...answer, code: undefined, error: 'access_denied' });
    expect(declined.body).toMatchObject({ code: 'sign_in_refused', detail: expect.stringContaining('отказались') });
  });
});

describe('by the provider of a company', () => {
  it('makes whoever comes a member, by the rule of their group', async () => {
    const { workspace, domain } = await makeCompany({
      team: 'Штаб',
      groups: [
        { group: 'people-team', role: 'hr', team: 'HR' },
        { group: 'everybody', role: 'сотрудник', team: 'Прочие' },
      ],
    });
    const inGroup = colleague(domain, ['some', 'everybody', 'people-team']);
    expect((await register(await goThrough(workspace.id, providers.oidc))).status).toBe(201);
    expect(await memberAt(workspace.id, inGroup.email)).toMatchObject({
      role: 'hr',
      team: 'HR',
      joinedBy: 'provider',
      provedEmail: inGroup.email,
    });
    const inNone = colleague(domain);
    await register(await goThrough(workspace.id, providers.oidc));
    expect(await memberAt(workspace.id, inNone.email)).toMatchObject({ role: 'сотрудник', team: 'Штаб' });
  });

  it('lets in neither who has left nor past an invitation, and nobody where the owner wants none', async () => {
    const { workspace, domain } = await makeCompany();
    const leaver = colleague(domain);
    const { body } = await register(await goThrough(workspace.id, providers.oidc));
    const login = (await repos.users.findLogin(leaver.email))!;
    await request(workspaces.leaveWorkspace, { token: body.access_token, params: { id: workspace.id } });
    expect(await complete(await goThrough(workspace.id, providers.oidc))).toMatchObject({ body: { kind: 'session' } });
    expect(await repos.members.find(workspace.id, login.userId)).toBeNull();

    const invited = colleague(domain);
    await makeInvitation(workspace, { email: invited.email, role: 'руководитель' });
    await register(await goThrough(workspace.id, providers.oidc));
    expect(await memberAt(workspace.id, invited.email)).toBeNull();

    const closed = await makeCompany({ joins: false });
    const guest = colleague(closed.domain);
    await register(await goThrough(closed.workspace.id, providers.oidc));
    expect(await memberAt(closed.workspace.id, guest.email)).toBeNull();
  });

  it('keeps to the seats of the plan', async () => {
    const { owner, workspace, domain } = await makeCompany();
    await makePlan(owner, 'startup');
    for (let count = 1; count < 5; count++) {
      colleague(domain);
      await register(await goThrough(workspace.id, providers.oidc));
    }
    let status = 201;
    for (let more = 0; more < 10 && status === 201; more++) {
      colleague(domain);
      ({ status } = await register(await goThrough(workspace.id, providers.oidc)));
    }
    expect(status).toBe(402);
  });

  it('is what an address of the company finds, whether or not it has an account', async () => {
    const { workspace, domain } = await makeCompany();
    const find = async (email: string) => (await request(signIn.findProvider, { body: { email } })).body.provider;
    const found = { id: workspace.id, name: 'Ромашка SSO', only: false };
    expect(await find(`nobody@${domain}`)).toEqual(found);
    expect(await find((await makeHolder(domain)).email)).toEqual(found);
    expect(await find('anna@example.com')).toBeNull();
  });
});

describe('a way into an account', () => {
  it('that is added or taken away is told to its owner, with the moment and the device', async () => {
    const person = await makeHolder();
    await makeVerified(person);
    const { token, email } = person;
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/153.0.0.0 Safari/537.36' };
    providers.vk.person = { id: randomUUID(), firstName: 'Инна', lastName: 'Орлова', email };
    const browser_secret = newBrowserSecret();
    const begun = await request(signIn.startIdentity, { token, body: { provider: 'vk', browser_secret } });
    const body = answerAt(await providers.vk.visit(begun.body.url), 'vk', browser_secret);
    const { body: added } = await request(signIn.completeIdentity, { token, headers, body });
    const params = { identity: added.id };
    expect((await request(signIn.removeIdentity, { token, headers, params })).status).toBe(204);
    const told = { name: 'vk', at: expect.any(String), device: 'Chrome, Windows' };
    expect(await lettersTo(email, 'factor-changed')).toEqual([
      { event: 'provider_added', ...told },
      { event: 'provider_removed', ...told },
    ]);
  });
});

describe('the settings of a workspace', () => {
  it('show the record of a domain until it is found, and never the secret', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const { token } = owner;
    const params = { id: workspace.id };
    const { oidc, dns } = providers;
    const body = { issuer: oidc.url, client_id: oidc.clientId, client_secret: oidc.clientSecret, name: 'SSO' };
    const saved = await request(signIn.saveProvider, { token, params, body });
    expect(saved.text).not.toContain(oidc.clientSecret);
    expect(saved.body).toMatchObject({
      redirect_uri: `https://tonus.example/sign-in/callback/${workspace.id}`,
      back_channel_uri: `https://tonus.example/api/sign-in/logout/${workspace.id}`,
      domains: [],
    });
    // The secret stays with the provider it was entered for.
    const { client_secret: _, ...without } = body;
    expect((await request(signIn.saveProvider, { token, params, body: without })).status).toBe(200);
    const moved = { ...without, issuer: providers.other.url };
    expect((await request(signIn.saveProvider, { token, params, body: moved })).status).toBe(422);

    const rules = { joins: true, role: 'сотрудник', team: null, groups: [], only: true };
    expect((await request(signIn.saveProviderRules, { token, params, body: rules })).status).toBe(409);
    const domain = `${randomUUID()}.example`;
    const { record } = (await request(signIn.addDomain, { token, params, body: { domain } })).body;
    expect(record.name).toBe(`_tonus.${domain}`);
    const check = async () => (await request(signIn.checkDomain, { token, params: { ...params, domain } })).body.state;
    expect(await check()).toBe('waiting');
    dns.texts.set(record.name, ['something else', `${record.value}x`]);
    expect(await check()).toBe('waiting');
    dns.texts.set(record.name, ['something else', record.value]);
    expect(await check()).toBe('proved');
    expect((await request(signIn.saveProviderRules, { token, params, body: rules })).status).toBe(200);
    dns.texts.delete(record.name);
    expect(await check()).toBe('lapsed');
    expect((await request(signIn.addDomain, { token, params, body: { domain: 'gmail.com' } })).status).toBe(422);
  });

  it('say of a provider whether its description is right', async () => {
    const owner = await makePerson();
    const { id } = await makeWorkspace(owner);
    const check = async (issuer: string) =>
      (await request(signIn.checkProvider, { token: owner.token, params: { id }, body: { issuer } })).body;
    expect(await check(providers.oidc.url)).toMatchObject({ ok: true, warnings: [] });
    expect(await check(`${providers.oidc.url}/realms/none`)).toMatchObject({ ok: false });
  });
});
