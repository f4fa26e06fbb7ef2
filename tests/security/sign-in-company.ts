import { randomUUID } from 'node:crypto';
import { signIn } from '#shared/contract/sign-in.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import { request } from '#tests/support/api.ts';
import { goThrough, type OwnProviders } from '#tests/support/sign-in.ts';
import { nextAddress } from './logins.ts';

type Answer = Awaited<ReturnType<typeof goThrough>>;

/** What the page does that a provider has sent the browser back to. */
export const complete = (body: Answer) => request(signIn.completeSignIn, { body });

/** Comes by a provider for the first time, and agrees. */
export async function register(answer: Answer) {
  const { body } = await complete(answer);
  if (body.kind !== 'registration') throw new Error(`Signing in came to ${body.kind}`);
  const { ticket, first_name, last_name } = body;
  return request(signIn.registerByProvider, {
    body: {
      ticket,
      browser_secret: answer.browser_secret,
      first_name,
      last_name,
      consent_version: CONSENT_VERSION,
    },
    sourceAddress: nextAddress(),
  });
}

/** Somebody of the company of this domain, whom its provider lets in next. */
export function makeColleagueAt(
  { oidc }: Pick<OwnProviders, 'oidc'>,
  domain: string,
  { sub = randomUUID(), groups }: { readonly sub?: string; readonly groups?: readonly string[] } = {},
) {
  const person = { sub, email: `${sub}@${domain}`, email_verified: true, given_name: 'Инна', family_name: 'Орлова' };
  oidc.person = { ...person, ...(groups && { groups }) };
  return person;
}

/** The same with an account that they came to by the provider of this workspace. */
export async function makeSignedInAt(
  providers: OwnProviders,
  { domain, workspaceId }: { readonly domain: string; readonly workspaceId: string },
): Promise<{ sub: string; email: string; token: string }> {
  const { sub, email } = makeColleagueAt(providers, domain);
  const { status, body } = await register(await goThrough(workspaceId, providers.oidc));
  if (status !== 201) throw new Error(`Registering came to ${status}`);
  return { sub, email, token: body.access_token };
}

/** Providers are honest and name servers work again. */
export function behaveAgain({ oidc, dns }: OwnProviders): void {
  Object.assign(oidc, { sign: null, skew: 0, instead: null });
  oidc.tamper = (claims) => claims;
  oidc.describe = (description) => description;
  dns.isBroken = false;
}
