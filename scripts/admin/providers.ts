import { createVault } from '#core/clients/vault.ts';
import { STAGE_PROVIDERS } from '#shared/rules/sign-in.ts';
import { UsageError, type Command } from './command.ts';

/**
 * Seals the client secret of a provider that everybody may sign in by. The secret comes in the environment
 * (CLIENT_SECRET), not among the arguments, which other programs of the machine see; so does the key (VAULT_KEY_ID).
 */
export function setProviderSecret(provider: string, env: NodeJS.ProcessEnv = process.env): Command {
  if (!(STAGE_PROVIDERS as readonly string[]).includes(provider)) {
    throw new UsageError(`There is no provider «${provider}»: ${STAGE_PROVIDERS.join(', ')}`);
  }
  const { CLIENT_SECRET: secret, VAULT_KEY_ID: keyId, AWS_REGION: region = 'eu-central-1', KMS_ENDPOINT } = env;
  if (!secret || !keyId) throw new UsageError('CLIENT_SECRET and VAULT_KEY_ID are wanted in the environment');
  return async (repos) => {
    const vault = createVault({ keyId, region, endpoint: KMS_ENDPOINT });
    await repos.ownProviders.setStageSecret(provider, await vault.seal(secret, { kind: 'provider' }));
    return [`The client secret of ${provider} is set`];
  };
}
