import type { Call, Reply } from '#shared/contract/route.ts';
import { signIn } from '#shared/contract/sign-in.ts';
import { PORTAL_PROVIDER } from '#shared/rules/sign-in.ts';
import type { LoginTokens } from '#shared/models/user.ts';
import { LANGUAGE } from '#text/format.ts';
import { callApi } from '#web/lib/api-client.ts';
import { signInText as text } from '#text/accounts/sign-in.ts';
import { keptPortal } from './lib/kept-portal.ts';
import { keepFlow, newSecret, type Flow } from './lib/kept-flow.ts';

/** A provider to leave for; one of a company may be the only way into its workspace. */
export type ProviderButton = Reply<typeof signIn.listProviders>['providers'][number] & { readonly only?: boolean };
export type FoundProvider = NonNullable<Reply<typeof signIn.findProvider>['provider']>;
export type Outcome = Reply<typeof signIn.completeSignIn>;

/** The providers that let anybody in; asked for once in a document. */
let providers: Promise<readonly ProviderButton[]> | undefined;
export function readProviders(): Promise<readonly ProviderButton[]> {
  providers ??= callApi(signIn.listProviders, {}).then(
    ({ providers: all }) => all,
    (failure: unknown) => {
      providers = undefined;
      throw failure;
    },
  );
  return providers;
}

/** By which provider the domain of an address comes in; null where by none. */
export async function findProvider(email: string): Promise<FoundProvider | null> {
  return (await callApi(signIn.findProvider, { body: { email } })).provider;
}

/** The browser keeps nothing, so nobody who leaves could come back. */
export class NothingKept extends Error {}

/** Where a way leads back to, what was typed before, and the portal, of Bitrix24 alone. */
export type Way = Pick<Flow, 'returnTo' | 'typed'> & { readonly portal?: string };

/** Leaves for the page of a provider, to come in by it. */
export async function leaveFor({ id, name, only = false }: ProviderButton, way: Way): Promise<void> {
  const secret = newSecret();
  const body = { provider: id, browser_secret: secret, ...backTo(way), ...portalOf(id, way) };
  const { url } = await callApi(signIn.startSignIn, { body });
  leave(url, { ...kept(way), provider: id, name, secret, purpose: 'enter', language: LANGUAGE, only });
}

/** Leaves for it to connect it to one's own account. */
export async function leaveToConnect({ id, name }: ProviderButton, way: Way): Promise<void> {
  const secret = newSecret();
  const body = { provider: id, browser_secret: secret, ...backTo(way), ...portalOf(id, way) };
  const { url } = await callApi(signIn.startIdentity, { body });
  leave(url, { ...kept(way), provider: id, name, secret, purpose: 'link', language: LANGUAGE, only: false });
}

function backTo({ returnTo }: Way): { return_to?: string } {
  return returnTo === undefined ? {} : { return_to: returnTo };
}

/** Whoever tries again is of the portal they have named. */
function portalOf(id: string, { portal = keptPortal() ?? undefined }: Way): { portal?: string } {
  return id === PORTAL_PROVIDER && portal !== undefined ? { portal } : {};
}

/** The server keeps the portal. */
function kept({ returnTo, typed }: Way): Pick<Flow, 'returnTo' | 'typed'> {
  return { returnTo, ...(typed && { typed }) };
}

function leave(url: string, flow: Flow): void {
  if (!keepFlow(flow)) throw new NothingKept(text.nothingKept);
  window.location.assign(url);
}

type Answer = Call<typeof signIn.completeSignIn>['body'];

/** Hands on what the provider has said, to come in. */
export function complete(answer: Answer): Promise<Outcome> {
  return callApi(signIn.completeSignIn, { body: answer });
}

/** The same, to connect it to the account that is open. */
export async function completeConnecting(answer: Answer): Promise<void> {
  await callApi(signIn.completeIdentity, { body: answer });
}

/** Makes an account of what a provider has said of somebody, and logs it in. */
export function registerByProvider(body: Call<typeof signIn.registerByProvider>['body']): Promise<LoginTokens> {
  return callApi(signIn.registerByProvider, { body });
}

/** Joins what a provider has said to an account that exists, by its password, and logs it in. */
export function joinIdentity(body: Call<typeof signIn.joinIdentity>['body']): Promise<LoginTokens> {
  return callApi(signIn.joinIdentity, { body });
}
