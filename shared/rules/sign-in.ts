import { EMPLOYEE_ROLE, HR_ROLE } from './roles.ts';

/** The providers that a stage may offer to everybody; a company's own provider goes by the id of its workspace. */
export const STAGE_PROVIDERS = ['yandex', 'vk'] as const;
export type StageProvider = (typeof STAGE_PROVIDERS)[number];

/** The page that a provider sends the browser back to: one per provider, so that no provider can pass for another. */
export const SIGN_IN_CALLBACK_PATH = '/sign-in/callback';

/** Minutes from leaving for the provider to coming back. */
export const SIGN_IN_MINUTES = 10;

/** A session that was opened so many minutes ago still stands for a proof of who one is. */
export const RECENT_PROOF_MINUTES = 10;

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

/** A path within the site that one may be sent to after signing in: nothing that a browser reads as another host. */
export function isReturnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(text) && text.length <= 500;
}
