import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startKms, type Kms } from '#scripts/local/kms.ts';
import { createVault, type Vault } from './vault.ts';

const SECRET = 'https://romashka.bitrix24.ru/rest/1/тайный-код/';
const own = { workspace: 'one', kind: 'bitrix24' } as const;
let kms: Kms;
let vault: Vault;

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  kms = await startKms();
  vault = createVault({ keyId: 'vault-key', region: 'local', endpoint: kms.endpoint });
});
afterAll(async () => {
  await kms.stop();
  vi.unstubAllEnvs();
});

describe('a sealed secret', () => {
  it('opens to what was sealed, shows nothing of it and never looks the same twice', async () => {
    const [first, second] = [await vault.seal(SECRET, own), await vault.seal(SECRET, own)];
    expect(await vault.open(first, own)).toBe(SECRET);
    expect(first).not.toBe(second);
    expect(Buffer.from(first, 'base64').includes('romashka')).toBe(false);
  });

  it('opens for no other workspace and no other kind', async () => {
    const sealed = await vault.seal(SECRET, own);
    await expect(vault.open(sealed, { ...own, workspace: 'two' })).rejects.toThrow('kms answered 400');
    await expect(vault.open(sealed, { ...own, kind: 'ai' })).rejects.toThrow('kms answered 400');
  });

  it('opens with no other key', async () => {
    const other = createVault({ keyId: 'other-key', region: 'local', endpoint: kms.endpoint });
    await expect(other.open(await vault.seal(SECRET, own), own)).rejects.toThrow('kms answered 400');
  });
});
