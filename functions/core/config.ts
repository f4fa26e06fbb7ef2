import * as z from 'zod/mini';

const NonEmpty = z.string().check(z.minLength(1));

const Environment = z.object({
  STAGE: NonEmpty,
  TABLE_NAME: z.optional(NonEmpty),
  TOKEN_KEY_ID: z.optional(NonEmpty),
  TOKEN_EPOCH: z._default(NonEmpty, '1'),
  ORIGIN_SECRET: z.optional(NonEmpty),
  AWS_REGION: z._default(NonEmpty, 'eu-central-1'),
  DYNAMODB_ENDPOINT: z.optional(z.url()),
  KMS_ENDPOINT: z.optional(z.url()),
  AWS_ENDPOINT_URL: z.optional(z.url()),
  AWS_ENDPOINT_URL_SESV2: z.optional(z.url()),
  SITE_URL: z.optional(z.url()),
  MAIL_SENDER: z.optional(NonEmpty),
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
  /** What the distribution adds to each request; absent means the gateway may be called directly. */
  readonly originSecret: string | undefined;
  readonly dynamodbEndpoint: string | undefined;
  readonly kmsEndpoint: string | undefined;
  readonly sesEndpoint: string | undefined;
  /** Where the site stands; links in letters lead there. */
  readonly siteUrl: string | undefined;
  /** The address letters come from. */
  readonly mailSender: string | undefined;
}

/** Reads the environment once; throws a message that names every missing or wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(env);
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
    siteUrl: data.SITE_URL?.replace(/\/$/, ''),
    mailSender: data.MAIL_SENDER,
  };
}
