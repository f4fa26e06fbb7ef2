import { createOutbound } from '#core/clients/outbound.ts';
import { createVault, type Vault } from '#core/clients/vault.ts';
import { requireSetting, type Config } from '#core/config.ts';
import { createPushService, type PushService } from './push/push-service.ts';

/** What functions have that write to people's devices. */
export interface PushClients {
  readonly vault: Vault;
  readonly push: PushService;
  /** Where the site stands: push services are told, and may turn there. */
  readonly siteUrl: () => string;
  /** Hosts of tests that play a push service. */
  readonly playedServices: ReadonlySet<string>;
}

/** Made once, when the function starts; fails there when a variable is missing. */
export function createPushClients({ outboundAllow, vaultKeyId, region, kmsEndpoint, siteUrl }: Config): PushClients {
  return {
    vault: createVault({ keyId: requireSetting(vaultKeyId, 'VAULT_KEY_ID'), region, endpoint: kmsEndpoint }),
    push: createPushService(createOutbound({ allow: outboundAllow })),
    siteUrl: () => requireSetting(siteUrl, 'SITE_URL'),
    playedServices: outboundAllow,
  };
}
