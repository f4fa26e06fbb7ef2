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

/**
 * The values behind `{{resolve:secretsmanager:…}}`: random, made at the first start and kept in `dir`.
 * Returns a function from a secret's ARN and JSON key ('' = the whole secret) to its value.
 */
export function openSecrets(assembly: Assembly, dir: string): (arn: string, key: string) => string {
  const store = openStore(join(dir, 'secrets.json'), z.string());
  const secrets = assembly.resources.filter((resource) => resource.type === 'AWS::SecretsManager::Secret');
  const make = (name: string): string => {
    const properties = secrets.find((secret) => `${secret.stack}-${secret.id}` === name)?.properties ?? {};
    if (typeof properties['SecretString'] === 'string') return properties['SecretString'];
    const { PasswordLength, SecretStringTemplate, GenerateStringKey } = Generated.parse(
      properties['GenerateSecretString'] ?? {},
    );
    const password = Array.from({ length: PasswordLength }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    if (SecretStringTemplate === undefined || GenerateStringKey === undefined) return password;
    return JSON.stringify({
      ...z.looseObject({}).parse(JSON.parse(SecretStringTemplate)),
      [GenerateStringKey]: password,
    });
  };
  return (arn, key) => {
    const name = arn.slice(arn.lastIndexOf(':') + 1);
    const value = store.get(name) ?? make(name);
    store.set(name, value);
    return key === '' ? value : String(z.record(z.string(), z.unknown()).parse(JSON.parse(value))[key]);
  };
}
