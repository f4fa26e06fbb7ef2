import { randomBytes } from 'node:crypto';
import { sha256 } from '#core/sha256.ts';
import { invalid } from '#core/http/errors.ts';
import { domainOf, isMailAddress, withAsciiDomain } from '#shared/rules/email-address.ts';
import { parsePortalAddress } from '#shared/rules/portal-address.ts';
import { PORTAL_PROVIDER, SIGN_IN_MINUTES } from '#shared/rules/sign-in.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import { signInValidation } from '#text/sign-in/validation.ts';
import { currentDomain } from './domain-check.ts';
import { openProvider, type OpenedProvider } from './open-provider.ts';
import type { SignInContext } from './operation.ts';
import type { ProviderPerson } from './providers/provider.ts';
import type { OwnProvider } from './repositories/own-providers.ts';
import { domainLapsed, refuseTrouble, signInExpired, signInRefused } from './refusals.ts';

const SECRET_BYTES = 32;

/** What the browser came back with, and what the page has kept. */
interface Answer {
  readonly provider: string;
  readonly browser_secret: string;
  readonly state: string;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly device_id?: string | undefined;
  readonly error?: string | undefined;
}

/** Somebody whom a provider has named, by a way that began in this browser. */
export interface Arrived {
  readonly opened: OpenedProvider;
  readonly person: ProviderPerson;
  readonly identityId: string;
  readonly returnTo: string | null;
}

/** What a way is bound to: the page that began it, and the account where a provider is to be joined to one. */
export function boundTo(browserSecret: string, userId: string | null = null): string {
  return sha256(`${browserSecret}\n${userId ?? ''}`);
}

/** By whom and from where a way begins. */
interface Beginning {
  readonly browserSecret: string;
  readonly userId: string | null;
  readonly returnTo: string | null;
  readonly portal: string | undefined;
}

/** Begins a way through a provider; the address to send the browser to. */
export async function beginFlow(
  opened: OpenedProvider,
  { browserSecret, userId, returnTo, portal }: Beginning,
  { repos, now, isOwnHost }: SignInContext,
): Promise<string> {
  const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()];
  const origin = opened.id === PORTAL_PROVIDER ? portalOf(portal, isOwnHost) : null;
  const departure = { redirectUri: opened.redirectUri, state, nonce, verifier, portal: origin };
  const url = await opened.provider.leave(departure).catch(refuseTrouble);
  const flow = {
    stateHash: sha256(state),
    provider: opened.id,
    boundTo: boundTo(browserSecret, userId),
    nonce,
    verifier,
    returnTo,
    portal: origin,
  };
  await repos.signInFlows.begin(flow, now, SIGN_IN_MINUTES * 60);
  return url;
}

/**
 * Ends a way where it began and asks the provider who has come. The way is spent before the provider is asked: an
 * answer that comes twice, or to a page that did not begin it, leads nowhere.
 */
export async function finishFlow(answer: Answer, userId: string | null, context: SignInContext): Promise<Arrived> {
  const { repos, now } = context;
  const wanted = {
    stateHash: sha256(answer.state),
    provider: answer.provider,
    boundTo: boundTo(answer.browser_secret, userId),
  };
  const flow = (await repos.signInFlows.finish(wanted, now)) ?? signInExpired();
  if (answer.error === 'access_denied') signInRefused(signInErrors.cancelled);
  const opened = await openProvider(answer.provider, context);
  if (answer.error !== undefined || answer.code === undefined) signInRefused();
  const arrival = {
    redirectUri: opened.redirectUri,
    state: answer.state,
    nonce: flow.nonce,
    verifier: flow.verifier,
    portal: flow.portal,
    code: answer.code,
    iss: answer.iss,
    deviceId: answer.device_id,
  };
  const told = withUsableEmail(await opened.provider.arrive(arrival).catch(refuseTrouble));
  const person = opened.own ? await ownPerson(told, opened.own, context) : told;
  return { opened, person, identityId: identityIdOf(opened.id, person), returnTo: flow.returnTo };
}

/** An identity is what a provider calls somebody, at this provider alone: never an address, which may be given to another. */
export function identityIdOf(
  provider: string,
  { issuer, subject }: Pick<ProviderPerson, 'issuer' | 'subject'>,
): string {
  return sha256(JSON.stringify([provider, issuer, subject]));
}

/** A company answers for addresses of domains that it has shown to be its own, and for nobody else's. */
export async function requireOwnAddress(
  email: string,
  workspaceId: string,
  context: Pick<SignInContext, 'repos' | 'dns' | 'now' | 'newId'>,
  foreign: string = signInErrors.foreignAddress,
): Promise<void> {
  const own = await currentDomain(workspaceId, domainOf(withAsciiDomain(email)), context);
  if (own === null || own.state === 'waiting') signInRefused(foreign);
  if (own.state === 'lapsed') domainLapsed();
}

/**
 * Somebody whose address is of a domain of the company, which answers for it: by its provider's word, or by its own
 * where the provider says nothing. A provider that says no is believed.
 */
async function ownPerson(
  person: ProviderPerson,
  { workspaceId, rules }: OwnProvider,
  context: SignInContext,
): Promise<ProviderPerson> {
  if (person.email === null) return signInRefused(signInErrors.foreignAddress);
  await requireOwnAddress(person.email, workspaceId, context);
  const isVouchedFor = rules.vouches && person.emailUnsaid === true;
  if (!person.emailProved && !isVouchedFor) signInRefused(signInErrors.unproved);
  return { ...person, emailProved: true };
}

/** An address that no letter reaches is none. */
function withUsableEmail(person: ProviderPerson): ProviderPerson {
  const email = person.email === null ? null : withAsciiDomain(person.email);
  const isUsable = email !== null && isMailAddress(email);
  return { ...person, email: isUsable ? email : null, emailProved: isUsable && person.emailProved };
}

/** Nothing is called there, but a browser is sent: over TLS alone, but for what tests play. */
function portalOf(text: string | undefined, isOwnHost: (host: string) => boolean): string {
  const portal = parsePortalAddress(text ?? '');
  const isTaken = portal !== null && (portal.startsWith('https:') || isOwnHost(new URL(portal).host));
  return isTaken ? portal : invalid([{ path: 'portal', message: signInValidation.wrongPortal }]);
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}
