import { domainOf, withAsciiDomain } from './email-address.ts';
import { EMPLOYEE_ROLE, HR_ROLE, OWNER_ROLE, type Role } from './roles.ts';

/** The providers that a stage may offer to everybody; a company's own provider goes by the id of its workspace. */
export const STAGE_PROVIDERS = ['yandex', 'vk', 'bitrix24'] as const;
export type StageProvider = (typeof STAGE_PROVIDERS)[number];

/** The provider that is one for many portals: whoever signs in says which is theirs. */
export const PORTAL_PROVIDER = 'bitrix24' satisfies StageProvider;

/** The page that a provider sends the browser back to: one per provider, so that no provider can pass for another. */
export const SIGN_IN_CALLBACK_PATH = '/sign-in/callback';

/** Minutes from leaving for the provider to coming back. */
export const SIGN_IN_MINUTES = 10;

/** The TXT record that shows whose a domain is: at this name under the domain, with this before the value. */
export const DOMAIN_RECORD_NAME = '_tonus';
export const DOMAIN_RECORD_PREFIX = 'tonus-verification=';

/** A workspace has so many domains and rules for groups at most. */
export const DOMAINS_MOST = 20;
export const GROUP_RULES_MOST = 50;

/** What may become of a domain: the record is awaited, it was found, or it is there no more. */
export const DOMAIN_STATES = ['waiting', 'proved', 'lapsed'] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/** The roles that a rule may give to whoever comes by a provider: never one that manages the workspace. */
export const PROVIDER_ROLES = [HR_ROLE, EMPLOYEE_ROLE] as const;
export type ProviderRole = (typeof PROVIDER_ROLES)[number];

/** That members come in by the provider of their workspace alone, and which: those with an address of these domains. */
export interface ProviderRule {
  /** In ASCII. */
  readonly domains: readonly string[];
}

/**
 * Whether a workspace refuses a member whose session its provider has not opened. The owner is let in all the same: else
 * a provider that is down would shut out who could do without it.
 */
export function isRefusedWithoutProvider(
  rule: ProviderRule | null,
  { role, email, workspaceId }: { readonly role: Role; readonly email: string; readonly workspaceId: string },
  provider: string | null,
): boolean {
  if (rule === null || role === OWNER_ROLE || provider === workspaceId) return false;
  return rule.domains.includes(domainOf(withAsciiDomain(email.toLowerCase())));
}

/** A path within the site that one may be sent to after signing in: nothing that a browser reads as another host. */
export function isReturnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(text) && text.length <= 500;
}
