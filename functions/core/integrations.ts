import type { ThrottleRule } from '#data/throttles.ts';
import { createBitrix24, type Bitrix24 } from './clients/bitrix24.ts';
import type { Config } from './config.ts';
import { createGigachat, type Gigachat } from './clients/gigachat.ts';
import { createOutbound } from './clients/outbound.ts';
import { requireSetting } from './services.ts';
import { createVault, type Vault } from './clients/vault.ts';

/** What the function that deals with Bitrix24 has besides what all have. */
export interface Bitrix24Clients {
  readonly vault: Vault;
  readonly bitrix24: Bitrix24;
}

/** What the function that deals with the AI provider has besides what all have. */
export interface AiClients {
  readonly vault: Vault;
  readonly gigachat: Gigachat;
}

/** Tests of connections by one workspace: each is a call to an address somebody chose. */
export const CONNECTION_CHECKS: ThrottleRule = { name: 'connection-check', limit: 30, windowSeconds: 600 };

/** How long such a test may wait for its turn at a busy portal. */
export const TURN_MILLISECONDS = 8_000;

/** Made once, when the function starts; fails there when a variable is missing. */
export function createBitrix24Clients(config: Config): Bitrix24Clients {
  return { vault: vaultOf(config), bitrix24: createBitrix24(createOutbound({ allow: config.outboundAllow })) };
}

/** Made once, when the function starts; fails there when a variable is missing. */
export function createAiClients(config: Config): AiClients {
  const outbound = createOutbound({ allow: config.outboundAllow });
  const { gigachatOauthUrl: oauthUrl, gigachatApiUrl: apiUrl } = config;
  return { vault: vaultOf(config), gigachat: createGigachat({ outbound, oauthUrl, apiUrl }) };
}

function vaultOf({ vaultKeyId, region, kmsEndpoint: endpoint }: Config): Vault {
  return createVault({ keyId: requireSetting(vaultKeyId, 'VAULT_KEY_ID'), region, endpoint });
}
