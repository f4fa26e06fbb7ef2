import { hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { KmsKeys } from '#scripts/local/kms-keys.ts';
import { derivedSecrets, type SecretKeeper } from '#scripts/local/secrets.ts';

const KEY_BYTES = 32;
/** Four for each letter of the longest secret a template asks for. */
const SECRET_BYTES = 1024;
/** Readable by their owner alone. */
export const KEYS_MODE = 0o600;

const Material = z.base64().refine((text) => Buffer.from(text, 'base64').length === KEY_BYTES, {
  error: `must be ${KEY_BYTES} bytes in base64`,
});
const KeysFile = z
  .strictObject({
    /** For people who open the file. */
    about: z.string().optional(),
    /** What tokens, hashes and internal secrets follow from. It never changes: a new one logs everybody out for good. */
    root: Material,
    /** The name of the key that is sealed with now. */
    current: z.string(),
    /** The keys that secrets and letters are sealed with, by name; the old ones open what they have sealed. */
    sealing: z.record(z.string().regex(/^[\w-]{1,40}$/), Material),
  })
  .refine(({ current, sealing }) => current in sealing, {
    error: 'names a key that is not among those of "sealing"',
    path: ['current'],
  });
type KeysFile = z.infer<typeof KeysFile>;

const ABOUT =
  'The keys of Tonus. Keep a copy apart from the machine and from its backups: without them what is sealed cannot be opened, and with them a backup can. "current" names the key that is sealed with now; remove none of the others.';

/** All keys of the server. */
export interface Keys {
  readonly kms: KmsKeys;
  readonly secrets: SecretKeeper;
  /** What backups are encrypted with: it follows from what never changes, so it opens every backup that was ever made. */
  readonly backups: Uint8Array;
  /** The name of the key that is sealed with now. */
  readonly current: string;
}

/** The keys that a text holds; throws a message for people where it is no file of keys. */
export function parseKeys(text: string): Keys {
  const { root, current, sealing } = readKeysFile(text);
  const materialOf = (version: string, name: string): Buffer => {
    const base = sealing[version];
    if (base === undefined) throw new Error(`There is no key ${version}`);
    return derive(base, `seal ${name}`);
  };
  return {
    current,
    backups: derive(root, 'backups'),
    kms: {
      forMac: (name) => derive(root, `mac ${name}`),
      forSealing: (name) => ({ label: `${current}:${name}`, material: materialOf(current, name) }),
      behind: (label) => {
        const colon = label.indexOf(':');
        const name = label.slice(colon + 1);
        return { name, material: materialOf(label.slice(0, colon), name) };
      },
    },
    secrets: derivedSecrets((name) => derive(root, `secret ${name}`, SECRET_BYTES)),
  };
}

/** Makes a file of new keys; throws where there is one already. */
export function makeKeysFile(file: string, now: Date): void {
  const current = dayOf(now);
  const keys: KeysFile = { about: ABOUT, root: newMaterial(), current, sealing: { [current]: newMaterial() } };
  if (existsSync(file)) throw new Error(`${file} is there already: new keys would not open what the old ones sealed`);
  write(file, keys);
}

/** Adds a key to the file, which is sealed with from the next start on; gives its name. */
export function rotateKeysFile(file: string, now: Date): string {
  const keys = readKeysFile(readFileSync(file, 'utf8'));
  const taken = Object.keys(keys.sealing).filter((name) => name.startsWith(dayOf(now))).length;
  const current = taken === 0 ? dayOf(now) : `${dayOf(now)}-${taken + 1}`;
  write(`${file}.new`, { ...keys, current, sealing: { ...keys.sealing, [current]: newMaterial() } });
  renameSync(`${file}.new`, file);
  return current;
}

function readKeysFile(text: string): KeysFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser would quote what it has read.
    throw new Error('the keys are no JSON: make them with `npm run serve -- new-keys FILE`');
  }
  const parsed = KeysFile.safeParse(value);
  if (!parsed.success) throw new Error(`the keys are wrong: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`);
  return parsed.data;
}

function write(file: string, keys: KeysFile): void {
  const descriptor = openSync(file, 'wx', KEYS_MODE);
  writeFileSync(descriptor, `${JSON.stringify(keys, null, 2)}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function derive(material: string, purpose: string, bytes = KEY_BYTES): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(material, 'base64'), '', `tonus ${purpose}`, bytes));
}

function newMaterial(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
