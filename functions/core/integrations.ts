import type { ThrottleRule } from '#data/throttles.ts';
import { createBitrix24, type Bitrix24 } from './bitrix24.ts';
import { readConfig } from './config.ts';
import { createGigachat, type Gigachat } from './gigachat.ts';
import { createOutbound } from './outbound.ts';
import { demand } from './surroundings.ts';
import { createVault, type Vault } from './vault.ts';

/** What the functions that deal with other services have besides what all have. */
export interface Integrations {
  readonly vault: Vault;
  readonly bitrix24: Bitrix24;
  readonly gigachat: Gigachat;
}

/** Tests of connections by one workspace: each is a call to an address somebody chose. */
export const CONNECTION_CHECKS: ThrottleRule = { name: 'connection-check', limit: 30, windowSeconds: 600 };

/** Made once, when the function starts; fails there when a variable is missing. */
export function equipIntegrations(env: NodeJS.ProcessEnv = process.env): Integrations {
  const config = readConfig(env);
  const outbound = createOutbound({ allow: config.outboundAllow });
  return {
    vault: createVault({
      keyId: demand(config.vaultKeyId, 'VAULT_KEY_ID'),
      region: config.region,
      endpoint: config.kmsEndpoint,
    }),
    bitrix24: createBitrix24(outbound),
    gigachat: createGigachat({ outbound, oauthUrl: config.gigachatOauthUrl, apiUrl: config.gigachatApiUrl }),
  };
}
