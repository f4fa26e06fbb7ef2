import { createPrivateKey } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { messageOf } from '#scripts/message-of.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/rules/durations.ts';
import { backupsBy, type BackupPlan, type StorageSettings } from './backup-settings.ts';
import { readCertificate, type CertificateFiles } from './certificate.ts';
import { parseTrusted, type Trusted } from './client-address.ts';
import { findKeys, requireKeysApart } from './find-keys.ts';
import type { Keys } from './keys.ts';
import { SetupError } from './problems.ts';
import { providersBy, type Providers } from './providers.ts';
import { readNamed } from './read-named.ts';

const ROOT = join(import.meta.dirname, '../..');
const PORT_BEHIND_PROXY = 8080;
const PORT_OF_HTTPS = 443;
const PORT_OF_HTTP = 80;
const PORT_OF_MONITOR = 9464;
const LOOPBACK = '127.0.0.1';
/** Of a machine without a way to the world, or of a network of its own. */
const PRIVATE = parseTrusted('127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,::1,fc00::/7');
/** What systemd hands a unit by LoadCredential, by name. */
const CREDENTIALS = {
  keys: 'tonus-keys',
  smtpUrl: 'tonus-smtp-url',
  dkimKey: 'tonus-dkim-key',
  yandexSecret: 'tonus-yandex-secret',
  bitrix24Secret: 'tonus-bitrix24-secret',
} as const;

const port = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a number` })
    .int()
    .min(0)
    .max(65_535)
    .optional();
const minutes = (name: string) =>
  z.coerce.number({ error: `${name} must be a number` }).positive({ error: `${name} must be more than nothing` });
const text = (error: string, most = 300) => z.string({ error }).max(most, { error: `is longer than ${most} signs` });

/** What the server is told by its environment, a variable each. */
const Environment = z.object({
  SITE_URL: z
    .string({ error: 'is missing: the address people open, for example https://tonus.example' })
    .refine(isSiteUrl, {
      error: 'must be https:// and a name, without a port and without a path: https://tonus.example',
    }),
  PORT: port('PORT'),
  HOST: z.string().optional(),
  DATA_DIR: z.string({ error: 'is missing: the folder that holds the data, for example /var/lib/tonus' }),
  CACHE_DIR: z.string().default(join(ROOT, 'dist/server')),
  LOG_DIR: z.string().optional(),
  KEYS_FILE: z.string().optional(),
  TONUS_KEYS: z.string().optional(),
  SMTP_URL: z
    .string({
      error:
        'is missing: the mail server letters leave by, smtps://user:password@mail.example or smtp://…:587 (STARTTLS is demanded); special signs of the password as %XX',
    })
    .refine((url) => /^smtps?:$/.test(protocolOf(url)), { error: 'must begin with smtps:// or smtp://' }),
  MAIL_SENDER: z.email({
    error: (issue) =>
      issue.input === undefined
        ? 'is missing: the address letters come from, for example tonus@company.example'
        : 'is no mail address',
  }),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w-]{1,63}$/, { error: 'is the first part of a DNS name, for example tonus' })
    .optional(),
  DKIM_DOMAIN: z.hostname({ error: 'must be a domain' }).optional(),
  DKIM_KEY_FILE: z.string().optional(),
  OPERATOR: text('is missing: who answers for personal data, as the public pages name them: name, OGRN, address'),
  OPERATOR_EMAIL: z.email({
    error: (issue) =>
      issue.input === undefined
        ? 'is missing: where the public pages ask people to write, for example hr@company.example'
        : 'is no mail address',
  }),
  HOSTING: text(
    'is missing: on whose servers it runs, as the pages of privacy and security name them, for example «собственный сервер компании»; without it they would name Amazon Web Services',
    100,
  ),
  RESIDENCY: text('', 200).optional(),
  BACKUP_TO: z.string({
    error:
      'is missing: where backups go, a folder on another disk or https://storage.example/bucket; none where something else backs DATA_DIR up',
  }),
  BACKUP_EVERY_MINUTES: minutes('BACKUP_EVERY_MINUTES').default(60),
  BACKUP_LOG_SECONDS: minutes('BACKUP_LOG_SECONDS').default(5),
  TRUSTED_PROXY: z.string().optional(),
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  REDIRECT_PORT: port('REDIRECT_PORT'),
  ACME_DIR: z.string().optional(),
  MONITOR_PORT: port('MONITOR_PORT'),
  MONITOR_HOST: z
    .string()
    .refine(PRIVATE, { error: 'must be a loopback or a private address: what is told there is not for the world' })
    .default(LOOPBACK),
});
type Environment = z.output<typeof Environment>;

/** How the world comes in: through a proxy that ends TLS, or by TLS of one's own. */
export type Entrance =
  | { readonly kind: 'proxy'; readonly trusted: Trusted }
  | {
      readonly kind: 'tls';
      readonly files: CertificateFiles;
      readonly redirectPort: number;
      /** Where an ACME client leaves what it is asked for over plain HTTP. */
      readonly acmeDir: string | undefined;
    };

export interface Dkim {
  readonly domain: string;
  readonly selector: string;
  readonly privateKey: string;
}

/** How the server is set up. */
export interface Settings {
  readonly siteUrl: string;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly cacheDir: string;
  readonly logDir: string | undefined;
  readonly keys: Keys;
  /** Null where something else backs the data up. */
  readonly backups: BackupPlan | null;
  readonly mail: { readonly smtpUrl: string; readonly sender: string; readonly dkim: Dkim | undefined };
  readonly operator: { readonly name: string; readonly email: string };
  readonly hosting: string;
  readonly residency: string | undefined;
  readonly entrance: Entrance;
  /** By whom people may sign in besides their company's own provider. */
  readonly providers: Providers;
  readonly monitor: { readonly host: string; readonly port: number };
}

/** Reads the environment and the files it names. Throws a SetupError that names everything missing or wrong at once. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const problems: string[] = [];
  const attempt = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      problems.push(...(error instanceof SetupError ? error.problems : [messageOf(error)]));
      return undefined;
    }
  };
  const given = withDefaultsOfSystemd(env);
  const parsed = Environment.safeParse(given);
  for (const { path, message } of parsed.error?.issues ?? []) problems.push(`${path.join('.')} ${message}`);
  const dataDir = given['DATA_DIR'] === undefined ? undefined : resolve(given['DATA_DIR']);
  if (dataDir !== undefined) attempt(() => requireFolder('DATA_DIR', dataDir));
  const keys = attempt(() => findKeys(given));
  if (dataDir !== undefined) attempt(() => requireKeysApart(given, dataDir));
  const dkim = attempt(() => findDkim(given));
  const entrance = attempt(() => findEntrance(given));
  const providers = attempt(() => providersBy(given));
  const { BACKUP_TO: backupTo } = given;
  const backupPlace = backupTo === undefined ? null : attempt(() => backupsBy(backupTo, given));
  if (problems.length > 0 || !parsed.success || !keys || !entrance || !providers || backupPlace === undefined)
    throw new SetupError(problems);
  return settingsOf(parsed.data, { keys, dkim, entrance, providers, backupPlace });
}

function settingsOf(
  env: Environment,
  {
    keys,
    dkim,
    entrance,
    providers,
    backupPlace,
  }: Pick<Settings, 'keys' | 'entrance' | 'providers'> & {
    dkim: Dkim | undefined;
    backupPlace: StorageSettings | null;
  },
): Settings {
  const isProxied = entrance.kind === 'proxy';
  return {
    siteUrl: new URL(env.SITE_URL).origin,
    host: env.HOST ?? (isProxied ? LOOPBACK : '::'),
    port: env.PORT ?? (isProxied ? PORT_BEHIND_PROXY : PORT_OF_HTTPS),
    dataDir: resolve(env.DATA_DIR),
    cacheDir: resolve(env.CACHE_DIR),
    logDir: env.LOG_DIR,
    keys,
    backups: backupPlace && {
      to: env.BACKUP_TO,
      storage: backupPlace,
      everyMs: env.BACKUP_EVERY_MINUTES * MINUTE_MS,
      logMs: env.BACKUP_LOG_SECONDS * SECOND_MS,
    },
    mail: { smtpUrl: env.SMTP_URL, sender: env.MAIL_SENDER, dkim },
    operator: { name: env.OPERATOR, email: env.OPERATOR_EMAIL },
    hosting: env.HOSTING,
    residency: env.RESIDENCY,
    entrance,
    providers,
    monitor: { host: env.MONITOR_HOST, port: env.MONITOR_PORT ?? PORT_OF_MONITOR },
  };
}

/** The environment without what is blank, and with the folders and credentials that systemd gives a unit. */
function withDefaultsOfSystemd(env: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const { STATE_DIRECTORY, CACHE_DIRECTORY, LOGS_DIRECTORY, CREDENTIALS_DIRECTORY } = env;
  const credential = (name: string): string | undefined => {
    const file = join(CREDENTIALS_DIRECTORY ?? '', name);
    return CREDENTIALS_DIRECTORY !== undefined && existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  };
  const own = {
    DATA_DIR: STATE_DIRECTORY,
    CACHE_DIR: CACHE_DIRECTORY,
    LOG_DIR: LOGS_DIRECTORY,
    TONUS_KEYS: credential(CREDENTIALS.keys),
    SMTP_URL: credential(CREDENTIALS.smtpUrl),
    DKIM_KEY: credential(CREDENTIALS.dkimKey),
    YANDEX_CLIENT_SECRET: credential(CREDENTIALS.yandexSecret),
    BITRIX24_CLIENT_SECRET: credential(CREDENTIALS.bitrix24Secret),
  };
  const said = Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== '');
  return { ...own, ...Object.fromEntries(said) };
}

type Given = Readonly<Record<string, string | undefined>>;

function requireFolder(name: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new Error(`${name} ${folder} cannot be written to: ${messageOf(error)}`, { cause: error });
  }
}

function findDkim({ DKIM_SELECTOR, DKIM_DOMAIN, DKIM_KEY_FILE, DKIM_KEY, MAIL_SENDER = '' }: Given): Dkim | undefined {
  const hasKey = DKIM_KEY_FILE !== undefined || DKIM_KEY !== undefined;
  if (!hasKey && DKIM_SELECTOR === undefined) return undefined;
  if (!hasKey || DKIM_SELECTOR === undefined) {
    throw new Error(
      'DKIM_SELECTOR and DKIM_KEY_FILE go together: the name in DNS, and the key whose public half stands there',
    );
  }
  const privateKey = DKIM_KEY ?? readNamed('DKIM_KEY_FILE', DKIM_KEY_FILE ?? '');
  try {
    createPrivateKey(privateKey);
  } catch (error) {
    throw new Error('DKIM_KEY_FILE is no private key in PEM: openssl genrsa -out FILE 2048', { cause: error });
  }
  return {
    privateKey,
    selector: DKIM_SELECTOR,
    domain: DKIM_DOMAIN ?? MAIL_SENDER.slice(MAIL_SENDER.indexOf('@') + 1),
  };
}

function findEntrance(given: Given): Entrance {
  const { TRUSTED_PROXY, TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile, REDIRECT_PORT, ACME_DIR: acmeDir } = given;
  if (TRUSTED_PROXY !== undefined && (certFile ?? keyFile) !== undefined) {
    throw new Error('TRUSTED_PROXY and TLS_CERT_FILE exclude each other: either a proxy ends TLS, or the server does');
  }
  if (TRUSTED_PROXY !== undefined) {
    try {
      return { kind: 'proxy', trusted: parseTrusted(TRUSTED_PROXY) };
    } catch (error) {
      throw new Error(`TRUSTED_PROXY: ${messageOf(error)}`, { cause: error });
    }
  }
  if (certFile === undefined || keyFile === undefined) {
    throw new Error(
      'TRUSTED_PROXY is missing: the address of the proxy that ends TLS, 127.0.0.1 where it runs on this machine; without a proxy name the certificate in TLS_CERT_FILE and TLS_KEY_FILE',
    );
  }
  try {
    readCertificate({ certFile, keyFile });
  } catch (error) {
    throw new Error(`TLS_CERT_FILE ${certFile} with TLS_KEY_FILE ${keyFile} cannot be used: ${messageOf(error)}`, {
      cause: error,
    });
  }
  const redirectPort = REDIRECT_PORT === undefined ? PORT_OF_HTTP : Number(REDIRECT_PORT);
  return { kind: 'tls', files: { certFile, keyFile }, redirectPort, acmeDir };
}

function isSiteUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.protocol !== 'https:' || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return url.port === '' && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
}

function protocolOf(url: string): string {
  return URL.parse(url)?.protocol ?? '';
}
