import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DecryptCommand,
  EncryptCommand,
  GenerateDataKeyCommand,
  GenerateMacCommand,
  KMSClient,
} from '@aws-sdk/client-kms';
import { afterAll, describe, expect, it } from 'vitest';
import { storedKeys } from './kms-keys.ts';
import { startKms } from './kms.ts';

const dir = mkdtempSync(join(tmpdir(), 'tonus-kms-'));
const first = await startKms({ keys: storedKeys(dir) });
const connect = (endpoint: string): KMSClient =>
  new KMSClient({ endpoint, region: 'local', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } });
const kms = connect(first.endpoint);
afterAll(() => first.stop());

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const mac = (client: KMSClient, KeyId: string) =>
  client.send(new GenerateMacCommand({ KeyId, Message: text('token key'), MacAlgorithm: 'HMAC_SHA_256' }));

describe('local KMS', () => {
  it('gives the same MAC for a key by id and by ARN, another one for another key', async () => {
    const byId = await mac(kms, 'one');
    const byArn = await mac(kms, 'arn:aws:kms:local:000000000000:key/one');
    const other = await mac(kms, 'two');
    expect(byId.Mac).toHaveLength(32);
    expect(byArn.Mac).toEqual(byId.Mac);
    expect(other.Mac).not.toEqual(byId.Mac);
  });

  it('keeps its keys over a restart', async () => {
    const before = await mac(kms, 'kept');
    const second = await startKms({ keys: storedKeys(dir) });
    const after = await mac(connect(second.endpoint), 'kept');
    await second.stop();
    expect(after.Mac).toEqual(before.Mac);
  });

  it('decrypts only under the encryption context it encrypted with, in any order of its names', async () => {
    const { CiphertextBlob } = await kms.send(
      new EncryptCommand({
        KeyId: 'one',
        Plaintext: text('webhook'),
        EncryptionContext: { workspace: 'w', kind: 'bitrix24' },
      }),
    );
    const same = await kms.send(
      new DecryptCommand({ CiphertextBlob, EncryptionContext: { kind: 'bitrix24', workspace: 'w' } }),
    );
    expect(new TextDecoder().decode(same.Plaintext)).toBe('webhook');
    const foreign = kms.send(
      new DecryptCommand({ CiphertextBlob, EncryptionContext: { kind: 'bitrix24', workspace: 'v' } }),
    );
    await expect(foreign).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
  });

  it('gives a data key with its own ciphertext', async () => {
    const made = await kms.send(new GenerateDataKeyCommand({ KeyId: 'one', KeySpec: 'AES_256' }));
    const opened = await kms.send(new DecryptCommand({ CiphertextBlob: made.CiphertextBlob, KeyId: 'one' }));
    expect(opened.Plaintext).toEqual(made.Plaintext);
    const wrong = kms.send(new DecryptCommand({ CiphertextBlob: made.CiphertextBlob, KeyId: 'two' }));
    await expect(wrong).rejects.toMatchObject({ name: 'IncorrectKeyException' });
  });

  it('answers nobody but whoever signs in the name it was given', async () => {
    const { endpoint, stop } = await startKms({ accessKeyId: 'secret' });
    const as = (accessKeyId: string) =>
      new KMSClient({ endpoint, region: 'local', credentials: { accessKeyId, secretAccessKey: 'b' }, maxAttempts: 1 });
    expect((await mac(as('secret'), 'one')).Mac).toHaveLength(32);
    for (const name of ['secre', 'secrets', 'local'])
      await expect(mac(as(name), 'one')).rejects.toMatchObject({ name: 'AccessDeniedException' });
    await stop();
  });
});
