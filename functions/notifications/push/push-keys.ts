import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Vault } from '#core/clients/vault.ts';
import type { createPushKeys, StoredPushKeys } from '../repositories/push-keys.ts';

const KIND = { kind: 'push' } as const;

/** The keys that the site signs by. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

type Repository = ReturnType<typeof createPushKeys>;

/** The public key of the site; the pair is made when somebody asks for it first. */
export async function publicPushKey(repository: Repository, vault: Vault, now: Date): Promise<string> {
  const known = await repository.find();
  if (known) return known.publicKey;
  const made = await makeKeys(vault);
  if (await repository.save(made, now)) return made.publicKey;
  return (await repository.find())!.publicKey;
}

/** The keys as they are signed by; null where nobody has asked for them yet, so that no device is bound to any. */
export async function openPushKeys(repository: Repository, vault: Vault): Promise<PushKeys | null> {
  const stored = await repository.find();
  if (!stored) return null;
  const der = Buffer.from(await vault.open(stored.sealed, KIND), 'base64');
  return { publicKey: stored.publicKey, privateKey: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }) };
}

async function makeKeys(vault: Vault): Promise<StoredPushKeys> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // An uncompressed point: the mark of one, then its coordinates.
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  const der = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return { publicKey: point.toString('base64url'), sealed: await vault.seal(der, KIND) };
}
