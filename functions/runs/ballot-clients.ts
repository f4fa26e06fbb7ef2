import type { Vault } from '#core/clients/vault.ts';
import type { Config } from '#core/config.ts';
import { vaultOf } from '#functions/integrations/clients.ts';

/** What operations of runs seal and open the keys of ballots with. */
export interface BallotClients {
  readonly vault: Vault;
}

/** Made once, when the function starts; fails there when the key is not named. */
export const createBallotClients = (config: Config): BallotClients => ({ vault: vaultOf(config) });
