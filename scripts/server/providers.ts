import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SignIn } from '#infra/config.ts';
import type { Runtime } from '#scripts/local/runtime.ts';
import type { Credentials } from '#scripts/local/credentials.ts';
import { SetupError } from './problems.ts';

const ADMIN = join(import.meta.dirname, '../admin/main.ts');

/** The providers by what each is told: its variables begin so. VK ID wants no secret. */
const KNOWN = {
  yandex: { prefix: 'YANDEX', setting: 'yandexClientId', hasSecret: true },
  vk: { prefix: 'VK', setting: 'vkClientId', hasSecret: false },
  bitrix24: { prefix: 'BITRIX24', setting: 'bitrix24ClientId', hasSecret: true },
} as const satisfies Record<string, { prefix: string; setting: keyof SignIn; hasSecret: boolean }>;

/** The providers that everybody may sign in by, and the application of Bitrix24: what they know this server by. */
export interface Providers {
  readonly clients: SignIn;
  /** The client secrets, by provider. */
  readonly secrets: ReadonlyMap<string, string>;
}

/** By `YANDEX_CLIENT_ID` with `YANDEX_CLIENT_SECRET`, and so on. Throws a SetupError that repeats no secret. */
export function providersBy(env: Readonly<Record<string, string | undefined>>): Providers {
  const problems: string[] = [];
  const clients: SignIn = {};
  const secrets = new Map<string, string>();
  for (const [provider, { prefix, setting, hasSecret }] of Object.entries(KNOWN)) {
    const [idName, secretName] = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`];
    const { [idName]: id, [secretName]: secret } = env;
    if (id !== undefined && !SignIn.shape[setting].safeParse(id).success) {
      problems.push(`${idName} is not what ${provider} calls the identifier of an application`);
    }
    if (hasSecret && (id === undefined) !== (secret === undefined)) {
      problems.push(
        `${id === undefined ? idName : secretName} is missing: ${idName} and ${secretName} go together, as the page of the application at ${provider} shows them`,
      );
    }
    if (id !== undefined) clients[setting] = id;
    if (hasSecret && secret !== undefined) secrets.set(provider, secret);
  }
  if (problems.length > 0) throw new SetupError(problems);
  return { clients, secrets };
}

/**
 * Seals the secrets of providers into the table, by the very command that an operator has for a stage on AWS: as a
 * process of its own, which gives its memory back, and which alone is handed what functions prove themselves with.
 */
export async function setProviderSecrets(
  { secrets }: Providers,
  runtime: Pick<Runtime, 'vault' | 'dynamodbEndpoint' | 'tables'>,
  { accessKeyId, secretAccessKey }: Credentials,
): Promise<void> {
  const [table = ''] = runtime.tables;
  for (const [provider, secret] of secrets) {
    const { keyId, region, endpoint } = runtime.vault();
    const child = spawn(process.execPath, [ADMIN, 'provider', 'secret', provider, '--table', table], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        AWS_ACCESS_KEY_ID: accessKeyId,
        AWS_SECRET_ACCESS_KEY: secretAccessKey,
        AWS_REGION: region,
        DYNAMODB_ENDPOINT: runtime.dynamodbEndpoint,
        KMS_ENDPOINT: endpoint,
        VAULT_KEY_ID: keyId,
        CLIENT_SECRET: secret,
      },
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await once(child, 'close');
    if (child.exitCode !== 0) throw new Error(`The client secret of ${provider} could not be kept:\n${said.trim()}`);
  }
}
