import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '#scripts/fake-services/json-server.ts';
import { auth } from '#shared/contract/auth.ts';
import { signIn } from '#shared/contract/sign-in.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { makeHolder, nextAddress, PASSWORD } from '#tests/security/logins.ts';
import { complete } from '#tests/security/sign-in-company.ts';
import { request } from '#tests/support/api.ts';
import { join, makeWorkspace, type Person } from '#tests/support/factories.ts';
import {
  connectProvider,
  copyProviderRules,
  goThrough,
  newBrowserSecret,
  startOwnProviders,
  type OwnProviders,
} from '#tests/support/sign-in.ts';
import { storedItems } from '#tests/support/stored.ts';

let providers: OwnProviders;
let owner: Person;
let workspace: Workspace;
let domain: string;
beforeAll(async () => {
  providers = await startOwnProviders();
  owner = await makeHolder();
  workspace = await makeWorkspace(owner);
  ({ domain } = await connectProvider(owner, workspace, providers, { only: true }));
});
afterAll(() => providers.stop());

/** What lasts of signing in: whoever has an account, what opens it, where it is let in, and ways that are under way. */
const LASTING = ['user', 'login', 'identity', 'identity-ref', 'session', 'member', 'sign-in-flow'];
const lasting = async () => (await storedItems()).filter(({ type }) => LASTING.includes(String(type)));

/** Has a server answer with an error at one path until the work is done. */
async function broken(server: TestServer, path: string, work: () => Promise<void>): Promise<void> {
  const well = server.answer;
  server.answer = (asked) =>
    asked.path.split('?')[0] === path ? { status: 503, text: '<html>oops</html>' } : well(asked);
  try {
    await work();
  } finally {
    server.answer = well;
  }
}

describe('a provider that breaks after it has sent the browser back', () => {
  it.each([
    ['vk', '/oauth2/auth'],
    ['vk', '/oauth2/user_info'],
    ['yandex', '/token'],
    ['yandex', '/info'],
    ['bitrix24', '/oauth/token/'],
    ['oidc', '/.well-known/openid-configuration'],
    ['oidc', '/token'],
    ['oidc', '/jwks'],
  ] as const)('%s at %s: it is said so, nothing half made is left, and the next try lets in', async (name, path) => {
    const played = providers[name];
    const email = `${randomUUID()}@${domain}`;
    providers.oidc.person = { sub: randomUUID(), email, email_verified: true };
    for (const one of [providers.vk, providers.yandex]) {
      one.person = { id: randomUUID(), firstName: 'Инна', lastName: 'Орлова', email };
    }
    providers.bitrix24.app.person = { id: '100', firstName: 'Инна', lastName: 'Орлова' };
    const provider = name === 'oidc' ? workspace.id : name;
    const portal = name === 'bitrix24' ? providers.bitrix24.url : undefined;
    const go = () => goThrough(provider, played, newBrowserSecret(), portal);
    const before = await lasting();
    const answer = await go();
    await broken(played, path, async () => {
      const refused = await complete(answer);
      expect([refused.status, refused.body.code]).toEqual([502, 'upstream_failed']);
    });
    expect(await lasting()).toEqual(before);
    // The answer was spent, the way is not shut.
    expect((await complete(answer)).body.code).toBe('sign_in_expired');
    expect((await complete(await go())).body).toMatchObject({ kind: 'registration' });
  });
});

describe('where the company lets in by its provider alone and that is down', () => {
  it('a password opens the account and not the workspace, but for the owner, who may let the others in', async () => {
    const person = await makeHolder(domain);
    await join(workspace, person, 'hr');
    await copyProviderRules();
    const login = async ({ email }: Person) =>
      (await request(auth.login, { body: { email, password: PASSWORD }, sourceAddress: nextAddress() })).body
        .access_token;
    const opened = async (by: Person) =>
      (await request(workspaces.getWorkspace, { token: await login(by), params: { id: workspace.id } })).status;
    await broken(providers.oidc, '/.well-known/openid-configuration', async () => {
      expect([await opened(person), await opened(owner)]).toEqual([403, 200]);
      const rules = { joins: true, role: 'сотрудник', team: null, groups: [], only: false } as const;
      const call = { token: await login(owner), params: { id: workspace.id }, body: rules };
      expect((await request(signIn.saveProviderRules, call)).status).toBe(200);
      await copyProviderRules();
      expect(await opened(person)).toBe(200);
    });
  });
});
