import { requireSetting, type Config } from '#core/config.ts';
import { createVault, type Vault } from '#core/clients/vault.ts';
import type { Operation } from '#core/http/operation.ts';
import { createThrottles } from '#data/throttles.ts';
import { createSessions } from '#functions/accounts/repositories/sessions.ts';
import { createTickets } from '#functions/accounts/repositories/tickets.ts';
import { createUsers } from '#functions/accounts/repositories/users.ts';
import { createIdentities } from '#functions/sign-in/repositories/identities.ts';
import type { factors } from '#shared/contract/factors.ts';
import { createFactors } from './repositories/factors.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  factors: createFactors,
  identities: createIdentities,
  sessions: createSessions,
  throttles: createThrottles,
  tickets: createTickets,
  users: createUsers,
};

/** What operations of this domain have besides what all have. */
export interface FactorsClients {
  readonly vault: Vault;
  /** Where the site stands, which passkeys are bound to; null where the stage has no address of its own. */
  readonly site: URL | null;
}

/** Made once, when the function starts. */
export function createClients({ vaultKeyId, region, kmsEndpoint, siteUrl }: Config): FactorsClients {
  return {
    vault: createVault({ keyId: requireSetting(vaultKeyId, 'VAULT_KEY_ID'), region, endpoint: kmsEndpoint }),
    site: siteUrl === undefined ? null : new URL(siteUrl),
  };
}

/** An operation of this domain, by the name of its route. */
export type FactorsOperation<Name extends keyof typeof factors> = Operation<
  (typeof factors)[Name],
  keyof typeof repositories,
  FactorsClients
>;
