import { describe, expect, inject, it } from 'vitest';
import { createVault } from '#core/clients/vault.ts';
import { createTable } from '#data/table.ts';
import { APP_SECRET } from '#functions/integrations/repositories/portal-apps.ts';
import { createOwnProviders } from '#functions/sign-in/repositories/own-providers.ts';
import { providersBy, setProviderSecrets } from '#scripts/server/providers.ts';

const REGION = 'eu-central-1';
const { TABLE_NAME: name = '', AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: key = '' } = process.env;
const credentials = { accessKeyId, secretAccessKey: key };
const endpoint = inject('dynamodbEndpoint');
const vaultAt = (kms: string) => ({ keyId: 'vault-key', region: REGION, endpoint: kms });
const runtimeWith = (kms: string) => ({ vault: () => vaultAt(kms), dynamodbEndpoint: endpoint, tables: [name] });
const providers = providersBy({ BITRIX24_CLIENT_ID: 'local.1', BITRIX24_CLIENT_SECRET: 'geheim-24' });

describe('the secrets of providers on a server of one’s own', () => {
  it('lie in the table at each start, sealed for each use as those of a stage on AWS are', async () => {
    await setProviderSecrets(providers, runtimeWith(inject('kmsEndpoint')), credentials);
    const kept = createOwnProviders(createTable({ name, region: REGION, endpoint }));
    const vault = createVault(vaultAt(inject('kmsEndpoint')));
    for (const [provider, kind] of [
      ['bitrix24', 'provider'],
      [APP_SECRET, 'bitrix24'],
    ] as const) {
      const sealed = (await kept.stageSecret(provider)) ?? '';
      expect(sealed).not.toContain('geheim');
      expect(await vault.open(sealed, { kind })).toBe('geheim-24');
    }
  });

  it('keep the server from starting where they cannot be sealed, and are not repeated', async () => {
    const failed = setProviderSecrets(providers, runtimeWith('http://127.0.0.1:1'), credentials);
    await expect(failed).rejects.toThrow(/^(?!.*geheim)[^]*The client secret of bitrix24 could not be kept/);
  });
});
