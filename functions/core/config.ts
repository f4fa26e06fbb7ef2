import * as z from 'zod/mini';

const NonEmpty = z.string().check(z.minLength(1));
const OptionalText = z.optional(NonEmpty);
const OptionalUrl = z.optional(z.url());

const HostsWithPorts = z.string().check(z.regex(/^[\w.-]+:\d+(,[\w.-]+:\d+)*$/));

const Environment = z.object({
  STAGE: NonEmpty,
  TABLE_NAME: OptionalText,
  TOKEN_KEY_ID: OptionalText,
  VAULT_KEY_ID: OptionalText,
  TOKEN_EPOCH: z._default(NonEmpty, '1'),
  ORIGIN_SECRET: OptionalText,
  AWS_REGION: z._default(NonEmpty, 'eu-central-1'),
  DYNAMODB_ENDPOINT: OptionalUrl,
  KMS_ENDPOINT: OptionalUrl,
  AWS_ENDPOINT_URL: OptionalUrl,
  AWS_ENDPOINT_URL_SESV2: OptionalUrl,
  AWS_ENDPOINT_URL_SQS: OptionalUrl,
  AWS_ENDPOINT_URL_S3: OptionalUrl,
  SLOW_JOBS_URL: OptionalUrl,
  EXPORTS_BUCKET: OptionalText,
  SITE_URL: OptionalUrl,
  MAIL_SENDER: OptionalText,
  MAIL_CONFIGURATION_SET: OptionalText,
  OUTBOUND_ALLOW: z.optional(HostsWithPorts),
  GIGACHAT_OAUTH_URL: OptionalUrl,
  GIGACHAT_API_URL: OptionalUrl,
  TELEGRAM_API_URL: OptionalUrl,
  SMSC_API_URL: OptionalUrl,
  SMSRU_API_URL: OptionalUrl,
  MAX_API_URL: OptionalUrl,
  YANDEX_CLIENT_ID: OptionalText,
  YANDEX_OAUTH_URL: OptionalUrl,
  YANDEX_LOGIN_URL: OptionalUrl,
  YANDEX_360_URL: OptionalUrl,
  YANDEX_TRACKER_URL: OptionalUrl,
  VK_CLIENT_ID: OptionalText,
  VK_ID_URL: OptionalUrl,
  BITRIX24_CLIENT_ID: OptionalText,
  BITRIX24_OAUTH_URL: OptionalUrl,
  DNS_SERVER: z.optional(HostsWithPorts),
  ANALYSIS_WAIT_MILLISECONDS: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(20_000))),
});

/** What a function knows of its surroundings. */
export interface Config {
  readonly stage: string;
  readonly region: string;
  /** Absent for a function without data. */
  readonly tableName: string | undefined;
  /** The KMS key that access tokens are derived from; absent where nobody is authenticated. */
  readonly tokenKeyId: string | undefined;
  /** Raised by an operator to void every access token at once. */
  readonly tokenEpoch: string;
  /** What the distribution adds to each request, one value or several with commas between; absent means the gateway may be called directly. */
  readonly originSecret: string | undefined;
  readonly dynamodbEndpoint: string | undefined;
  readonly kmsEndpoint: string | undefined;
  readonly sesEndpoint: string | undefined;
  readonly sqsEndpoint: string | undefined;
  /** The queue that jobs go to which may take minutes. */
  readonly slowJobsUrl: string | undefined;
  readonly s3Endpoint: string | undefined;
  /** The bucket of archives that workspaces are given out as. */
  readonly exportsBucket: string | undefined;
  /** Where the site stands; links in letters lead there. */
  readonly siteUrl: string | undefined;
  /** The address letters come from. */
  readonly mailSender: string | undefined;
  /** What SES calls the letters of this stage, so that their bounces and complaints come back to it. */
  readonly mailConfigurationSet: string | undefined;
  /** The KMS key that other services' secrets are sealed with; absent where there are none. */
  readonly vaultKeyId: string | undefined;
  /** `host:port` of a test's own servers, which calls to the outside may reach; empty in a deployed stage. */
  readonly outboundAllow: ReadonlySet<string>;
  /** Replace the provider's addresses. */
  readonly gigachatOauthUrl: string | undefined;
  readonly gigachatApiUrl: string | undefined;
  readonly telegramApiUrl: string | undefined;
  readonly maxApiUrl: string | undefined;
  readonly smscApiUrl: string | undefined;
  readonly smsruApiUrl: string | undefined;
  /** What Yandex ID and VK ID know this stage by; absent where they are not offered. */
  readonly yandexClientId: string | undefined;
  readonly vkClientId: string | undefined;
  readonly yandexOauthUrl: string | undefined;
  readonly yandexLoginUrl: string | undefined;
  /** Replaces the address that people of Yandex 360 are read from. */
  readonly yandex360Url: string | undefined;
  /** Replaces the address that tasks of Yandex Tracker are read from. */
  readonly yandexTrackerUrl: string | undefined;
  readonly vkIdUrl: string | undefined;
  /** What Bitrix24 knows the application of this stage by; absent where portals are connected by webhooks alone. */
  readonly bitrix24ClientId: string | undefined;
  readonly bitrix24OauthUrl: string | undefined;
  /** `host:port` of a test's own name server; never in a deployed stage. */
  readonly dnsServer: string | undefined;
  /** How long a request waits for an analysis that is being prepared, instead of its usual time. */
  readonly analysisWaitMilliseconds: number | undefined;
}

/** Reads the environment once; throws a message that names every missing or wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // Read once: generating a parser for it, as zod does for objects, would cost more than it saves.
  const parsed = Environment.safeParse(env, { jitless: true });
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`This function is not configured: check the environment variables ${wrong}`);
  }
  const { data } = parsed;
  return {
    stage: data.STAGE,
    region: data.AWS_REGION,
    tableName: data.TABLE_NAME,
    tokenKeyId: data.TOKEN_KEY_ID,
    tokenEpoch: data.TOKEN_EPOCH,
    originSecret: data.ORIGIN_SECRET,
    dynamodbEndpoint: data.DYNAMODB_ENDPOINT ?? data.AWS_ENDPOINT_URL,
    kmsEndpoint: data.KMS_ENDPOINT ?? data.AWS_ENDPOINT_URL,
    sesEndpoint: data.AWS_ENDPOINT_URL_SESV2 ?? data.AWS_ENDPOINT_URL,
    sqsEndpoint: data.AWS_ENDPOINT_URL_SQS ?? data.AWS_ENDPOINT_URL,
    slowJobsUrl: data.SLOW_JOBS_URL,
    s3Endpoint: data.AWS_ENDPOINT_URL_S3 ?? data.AWS_ENDPOINT_URL,
    exportsBucket: data.EXPORTS_BUCKET,
    siteUrl: data.SITE_URL?.replace(/\/$/, ''),
    mailSender: data.MAIL_SENDER,
    mailConfigurationSet: data.MAIL_CONFIGURATION_SET,
    vaultKeyId: data.VAULT_KEY_ID,
    outboundAllow: outboundAllow(data.OUTBOUND_ALLOW, data.KMS_ENDPOINT),
    gigachatOauthUrl: data.GIGACHAT_OAUTH_URL,
    gigachatApiUrl: data.GIGACHAT_API_URL,
    telegramApiUrl: data.TELEGRAM_API_URL,
    maxApiUrl: data.MAX_API_URL,
    smscApiUrl: data.SMSC_API_URL,
    smsruApiUrl: data.SMSRU_API_URL,
    yandexClientId: data.YANDEX_CLIENT_ID,
    vkClientId: data.VK_CLIENT_ID,
    yandexOauthUrl: data.YANDEX_OAUTH_URL,
    yandexLoginUrl: data.YANDEX_LOGIN_URL,
    yandex360Url: data.YANDEX_360_URL,
    yandexTrackerUrl: data.YANDEX_TRACKER_URL,
    vkIdUrl: data.VK_ID_URL,
    bitrix24ClientId: data.BITRIX24_CLIENT_ID,
    bitrix24OauthUrl: data.BITRIX24_OAUTH_URL,
    dnsServer: dnsServer(data.DNS_SERVER, data.KMS_ENDPOINT),
    analysisWaitMilliseconds: data.ANALYSIS_WAIT_MILLISECONDS,
  };
}

/** A setting this function cannot do without. */
export function requireSetting(value: string | undefined, variable: string): string {
  if (value === undefined)
    throw new Error(`This function is not configured: check the environment variable ${variable}`);
  return value;
}

/** Refuses an address of an outside service that is not its own: what goes there in confidence would go to a stranger. */
export function requireHostOf(own: string, url: string | undefined, variable: string, config: Config): void {
  if (url === undefined || url === own || config.outboundAllow.has(new URL(url).host)) return;
  throw new Error(`This function is not configured: ${variable} is no address of its service`);
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Lets tests call their own servers, where the function itself runs locally: its keys come from this machine. In a
 * deployed stage they never do, and the variable is refused.
 */
function outboundAllow(hosts: string | undefined, kmsEndpoint: string | undefined): ReadonlySet<string> {
  if (hosts === undefined) return new Set();
  requireThisMachine('OUTBOUND_ALLOW', kmsEndpoint);
  return new Set(hosts.split(','));
}

/** The same for a name server: whoever answers for names says whose domains are. */
function dnsServer(server: string | undefined, kmsEndpoint: string | undefined): string | undefined {
  if (server !== undefined) requireThisMachine('DNS_SERVER', kmsEndpoint);
  return server;
}

function requireThisMachine(variable: string, kmsEndpoint: string | undefined): void {
  if (kmsEndpoint !== undefined && LOOPBACK.test(new URL(kmsEndpoint).hostname)) return;
  throw new Error(`${variable} is for tests on this machine: a deployed function does not take it`);
}
