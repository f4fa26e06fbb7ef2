import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Assembly } from './assembly.ts';
import { openStore } from './store.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const DEFAULT_LENGTH = 32;

const Generated = z.object({
  PasswordLength: z._default(z.number(), DEFAULT_LENGTH),
  SecretStringTemplate: z.optional(z.string()),
  GenerateStringKey: z.optional(z.string()),
});

/** Gives a secret's value, by its name, where it is known; else keeps what is made and gives it. */
export type SecretKeeper = (name: string, make: (letter: (index: number) => string) => string) => string;

/** Keeps secrets in `dir`, random and made when they are first asked for. */
export function storedSecrets(dir: string): SecretKeeper {
  const store = openStore(join(dir, 'secrets.json'), z.string());
  return (name, make) => {
    const value = store.get(name) ?? make(() => LETTERS[randomInt(LETTERS.length)]!);
    store.set(name, value);
    return value;
  };
}

/** Keeps secrets nowhere: each letter follows from the key that `bytesOf` gives for a secret of this name. */
export function derivedSecrets(bytesOf: (name: string) => Buffer): SecretKeeper {
  return (name, make) => {
    const bytes = bytesOf(name);
    // Four bytes a letter: what is uneven in the choice of one is one part in sixty million.
    return make((index) => LETTERS[bytes.readUInt32BE(index * 4) % LETTERS.length]!);
  };
}

/**
 * The values behind `{{resolve:secretsmanager:…}}`, as the keeper has them.
 * Returns a function from a secret's ARN and JSON key ('' = the whole secret) to its value.
 */
export function openSecrets(assembly: Assembly, keeper: SecretKeeper): (arn: string, key: string) => string {
  const secrets = assembly.resources.filter((resource) => resource.type === 'AWS::SecretsManager::Secret');
  const valueOf = (name: string, letter: (index: number) => string): string => {
    const properties = secrets.find((secret) => `${secret.stack}-${secret.id}` === name)?.properties ?? {};
    if (typeof properties['SecretString'] === 'string') return properties['SecretString'];
    const { PasswordLength, SecretStringTemplate, GenerateStringKey } = Generated.parse(
      properties['GenerateSecretString'] ?? {},
    );
    const password = Array.from({ length: PasswordLength }, (_, index) => letter(index)).join('');
    if (SecretStringTemplate === undefined || GenerateStringKey === undefined) return password;
    return JSON.stringify({
      ...z.looseObject({}).parse(JSON.parse(SecretStringTemplate)),
      [GenerateStringKey]: password,
    });
  };
  return (arn, key) => {
    const name = arn.slice(arn.lastIndexOf(':') + 1);
    const value = keeper(name, (letter) => valueOf(name, letter));
    return key === '' ? value : String(z.record(z.string(), z.unknown()).parse(JSON.parse(value))[key]);
  };
}
