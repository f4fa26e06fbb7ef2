import { randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { startDns, type PlayedDns } from '#scripts/fake-services/dns.ts';
import {
  PLAYED_CLIENT_ID,
  PLAYED_CLIENT_SECRET,
  startVk,
  startYandex,
  type PlayedOauth,
} from '#scripts/fake-services/oauth.ts';
import { playApp, type PlayedApp } from '#scripts/fake-services/bitrix24-app.ts';
import { failed } from '#scripts/fake-services/bitrix24-portal.ts';
import { serveJson, type TestServer } from '#scripts/fake-services/json-server.ts';
import { startOidc, type PlayedOidc } from '#scripts/fake-services/oidc.ts';
import { signIn } from '#shared/contract/sign-in.ts';
import type { ProviderRules } from '#shared/models/sign-in.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from './api.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { repos, vault, type Person } from './factories.ts';
import { storedItems } from './stored.ts';

/** A portal of Bitrix24 that nobody has connected, and by which people sign in. */
interface PortalToSignInBy extends TestServer {
  readonly app: PlayedApp;
  /** Goes to its page as a browser does that is sent there: where that sends it back to. */
  visit(url: string): Promise<URL>;
}

/** Providers and a name server of a test file's own. */
export interface OwnProviders {
  readonly oidc: PlayedOidc;
  /** Another one, for what one provider might do to another. */
  readonly other: PlayedOidc;
  readonly yandex: PlayedOauth;
  readonly vk: PlayedOauth;
  readonly bitrix24: PortalToSignInBy;
  readonly dns: PlayedDns;
  readonly stop: () => Promise<void>;
}

/** Starts what the functions of this process call; to be done before they are loaded. */
export async function startOwnProviders(): Promise<OwnProviders> {
  const [oidc, other, yandex, vk, bitrix24, dns] = await Promise.all([
    startOidc(),
    startOidc(),
    startYandex(),
    startVk(),
    startPortalSignIn(),
    startDns(),
  ]);
  const allowed = process.env['OUTBOUND_ALLOW'];
  const hosts = [oidc, other, yandex, vk, bitrix24].map(({ host }) => host);
  Object.assign(process.env, {
    OUTBOUND_ALLOW: [...(allowed ? [allowed] : []), ...hosts].join(','),
    DNS_SERVER: dns.host,
    YANDEX_CLIENT_ID: PLAYED_CLIENT_ID,
    YANDEX_OAUTH_URL: yandex.url,
    YANDEX_LOGIN_URL: yandex.url,
    VK_CLIENT_ID: PLAYED_CLIENT_ID,
    VK_ID_URL: vk.url,
    BITRIX24_CLIENT_ID: PLAYED_CLIENT_ID,
    BITRIX24_OAUTH_URL: bitrix24.url,
    SITE_URL: 'https://tonus.example',
  });
  await setStageSecrets();
  const stop = async (): Promise<void> => {
    await Promise.all([oidc, other, yandex, vk, bitrix24, dns].map((one) => one.stop()));
  };
  return { oidc, other, yandex, vk, bitrix24, dns, stop };
}

async function startPortalSignIn(): Promise<PortalToSignInBy> {
  const app = playApp();
  const empty = { profile: null, scope: [], people: [], departments: [], tasks: [] };
  const server = await serveJson((request) => app.answer(request, empty, server.url) ?? failed(404, 'NOT_FOUND'));
  const visit = async (url: string): Promise<URL> => {
    const reply = await fetch(url, { redirect: 'manual' });
    return new URL(reply.headers.get('location')!);
  };
  return Object.assign(server, { app, visit });
}

/** What an operator sets once. */
export async function setStageSecrets(): Promise<void> {
  for (const provider of ['yandex', 'bitrix24']) {
    await repos.ownProviders.setStageSecret(provider, await vault.seal(PLAYED_CLIENT_SECRET, { kind: 'provider' }));
  }
}

/** A company whose people sign in by a provider, with a domain that is proved. */
export async function connectProvider(
  owner: Person,
  workspace: Workspace,
  { oidc, dns }: Pick<OwnProviders, 'oidc' | 'dns'>,
  rules: Partial<ProviderRules> = {},
): Promise<{ domain: string }> {
  const { token } = owner;
  const params = { id: workspace.id };
  const { url: issuer, clientId: client_id, clientSecret: client_secret } = oidc;
  await request(signIn.saveProvider, {
    token,
    params,
    body: { issuer, client_id, client_secret, name: 'Ромашка SSO' },
  });
  const domain = `${randomUUID()}.example`;
  await proveDomain(owner, workspace, domain, dns);
  const all = {
    joins: true,
    role: 'сотрудник',
    team: null,
    groups: [],
    only: false,
    vouches: false,
    ...rules,
  } as const;
  await request(signIn.saveProviderRules, { token, params, body: all });
  return { domain };
}

/** Adds a domain, makes its record and has it looked for. */
export async function proveDomain(
  { token }: Person,
  { id }: Pick<Workspace, 'id'>,
  domain: string,
  dns: PlayedDns,
): Promise<void> {
  const { body } = await request(signIn.addDomain, { token, params: { id }, body: { domain } });
  dns.texts.set(body.record.name, [body.record.value]);
  await request(signIn.checkDomain, { token, params: { id, domain } });
}

/** Brings what workspaces demand of how one comes in to their members. */
export async function copyProviderRules(): Promise<void> {
  const jobs = await storedItems('copy-provider-rule');
  expect(await deliver(...jobs.filter(({ type, finishedAt }) => type === 'job' && !finishedAt))).toEqual(DONE);
}

/** What a page keeps in its browser. */
export function newBrowserSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the page sends that a provider has sent the browser back to. */
export function answerAt(back: URL, provider: string, browserSecret: string) {
  const given = (name: string): string | undefined => back.searchParams.get(name) ?? undefined;
  return {
    provider,
    browser_secret: browserSecret,
    state: given('state') ?? '',
    code: given('code'),
    iss: given('iss'),
    device_id: given('device_id'),
    error: given('error'),
  };
}

/** The way of a browser to a provider and back, up to the page that completes it. */
export async function goThrough(
  provider: string,
  played: Pick<PlayedOidc, 'visit'>,
  browserSecret: string = newBrowserSecret(),
  portal?: string,
) {
  const body = { provider, browser_secret: browserSecret, ...(portal !== undefined && { portal }) };
  const started = await request(signIn.startSignIn, { body });
  const back = await played.visit(started.body.url);
  return answerAt(back, provider, browserSecret);
}

/** Connects a workspace to the provider that all tests share, and shows a domain of that name to be its own. */
export async function playedProvider({ id: workspaceId }: Pick<Workspace, 'id'>): Promise<string> {
  const known = await repos.ownProviders.find(workspaceId);
  const rules: ProviderRules = { joins: true, role: 'сотрудник', team: null, groups: [], only: false, vouches: false };
  const provider = {
    workspaceId,
    issuer: process.env['FAKE_OIDC'] ?? 'http://localhost',
    clientId: 'tonus',
    sealed: await vault.seal('tonus-client-secret', { workspace: workspaceId, kind: 'provider' }),
    name: 'Ромашка SSO',
    connectedAt: new Date().toISOString(),
    rules,
  };
  await repos.ownProviders.save(provider, known, { now: new Date(), newId: randomUUID });
  return workspaceId;
}

/** A domain that a workspace has shown to be its own. */
export async function makeProvedDomain({ id: workspaceId }: Pick<Workspace, 'id'>): Promise<{ readonly id: string }> {
  const now = new Date();
  const id = randomUUID();
  const domain = domainOf({ id });
  const own = { workspaceId, domain, token: randomUUID(), checkedAt: null, seenAt: null, provedAt: null };
  await repos.ownProviders.addDomain({ ...own, state: 'waiting' });
  await repos.ownProviders.prove({ ...own, state: 'waiting' }, null, { now, newId: randomUUID });
  return { id };
}

/** The domain of that id: what a test has instead of an id. */
export function domainOf({ id }: { readonly id: string }): string {
  return `${id}.example`;
}

/** Somebody who signs in by a provider of everybody. */
export async function makeIdentity({ id: userId, email }: Person): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const identity = { id, userId, provider: 'yandex', email, addedAt: new Date().toISOString() };
  const login = (await repos.users.findLogin(email))!;
  await repos.identities.add(
    { ...identity, passwordVersion: login.passwordVersion, addressProved: true },
    { id: userId, email },
    login,
    { proved: false },
    { now: new Date(), newId: randomUUID, jobs: [] },
  );
  return id;
}
