import { createVault } from '#core/clients/vault.ts';
import { APP_SECRET } from '#functions/integrations/repositories/portal-apps.ts';
import { STAGE_PROVIDERS } from '#shared/rules/sign-in.ts';
import { UsageError, type Command } from './command.ts';

/** The application of Bitrix24, by which portals are connected, too. */
const BITRIX24 = 'bitrix24';
const KEPT: ReadonlySet<string> = new Set([...STAGE_PROVIDERS, BITRIX24]);

/**
 * Seals the client secret of a provider that everybody may sign in by; that of the application of Bitrix24 twice, as
 * those who read portals may open no secrets of signing in, nor the other way round. The secret comes in the environment
 * (CLIENT_SECRET), not among the arguments, which other programs of the machine see; so does the key (VAULT_KEY_ID).
 */
export function setProviderSecret(provider: string, env: NodeJS.ProcessEnv = process.env): Command {
  if (!KEPT.has(provider)) {
    throw new UsageError(`There is no provider «${provider}»: ${[...KEPT].join(', ')}`);
  }
  const { CLIENT_SECRET: secret, VAULT_KEY_ID: keyId, AWS_REGION: region = 'eu-central-1', KMS_ENDPOINT } = env;
  if (!secret || !keyId) throw new UsageError('CLIENT_SECRET and VAULT_KEY_ID are wanted in the environment');
  return async (repos) => {
    const vault = createVault({ keyId, region, endpoint: KMS_ENDPOINT });
    await repos.ownProviders.setStageSecret(provider, await vault.seal(secret, { kind: 'provider' }));
    if (provider === BITRIX24) {
      await repos.ownProviders.setStageSecret(APP_SECRET, await vault.seal(secret, { kind: 'bitrix24' }));
    }
    return [`The client secret of ${provider} is set`];
  };
}
