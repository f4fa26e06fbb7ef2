import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const STAGES = join(import.meta.dirname, 'stages');

/** The retentions CloudWatch Logs knows, days. */
const RETENTION_DAYS = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 3653] as const;

/** What Lambda keeps free of reservations in every account. */
export const UNRESERVED_CONCURRENCY = 100;

/**
 * What the providers that everybody may sign in by know this stage by; one that is left out is not offered. The secret
 * of Yandex ID is set by `npm run admin -- provider secret yandex`.
 */
export const SignIn = z.strictObject({
  yandexClientId: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  vkClientId: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  /** Of the application by which portals of Bitrix24 are connected. */
  bitrix24ClientId: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .optional(),
});
export type SignIn = z.output<typeof SignIn>;

const Stage = z
  .strictObject({
    /** The site's own name, for example tonus.example; needs the certificate. */
    domain: z.hostname().optional(),
    /** The certificate CloudFront shows; CloudFront reads certificates of us-east-1 only. */
    certificateArn: z
      .string()
      .regex(/^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/)
      .optional(),
    /** The verified address the service's letters come from. */
    mailSender: z.email().optional(),
    /** Where the data lie, in the words of the landing page; absent = the page promises nothing. */
    residency: z.string().min(1).max(200).optional(),
    /** On whose servers it runs, as privacy, security, register and documents name them; absent = Amazon Web Services. */
    hosting: z.string().min(1).max(100).optional(),
    /** The day on which restoring from backups was last rehearsed, as the page of security tells it; absent = never yet. */
    restoreRehearsed: z.iso.date().optional(),
    /** Who runs the service and answers for personal data, as the public pages name them. */
    operator: z.string().min(1).max(300).optional(),
    /** Where the public pages ask people to write. */
    supportEmail: z.email().optional(),
    /** The messenger bot that answers questions and takes requests for a demonstration; absent = by mail. */
    botUrl: z.url({ protocol: /^https$/ }).optional(),
    signIn: SignIn.optional(),
    /** Who is told of alarms. */
    alarmEmail: z.email().optional(),
    logRetentionDays: z.union(RETENTION_DAYS.map((days) => z.literal(days))),
    /** Table and logs survive the removal of their stack, and the table refuses to be deleted. */
    keepData: z.boolean(),
    /** What the gateway lets through for all callers together. */
    throttle: z
      .strictObject({ ratePerSecond: z.int().min(1).max(10_000), burst: z.int().min(1).max(5_000) })
      .default({ ratePerSecond: 100, burst: 200 }),
    /**
     * How many executions at once the account allows its functions in the region (1,000 unless it was changed, 10 in
     * a new account): each function gets its share of them reserved. Absent = nothing is reserved.
     */
    concurrency: z
      .int()
      .min(2 * UNRESERVED_CONCURRENCY)
      .max(1_000_000)
      .optional(),
    /**
     * A firewall at the distribution that turns away an address with more requests than this in five minutes.
     * Absent = none. A whole shift may answer from one address.
     */
    firewall: z.strictObject({ requestsPerFiveMinutes: z.int().min(1_000).max(2_000_000_000) }).optional(),
    /**
     * Whether the stage brings a CloudTrail trail of its own, which the alarm on the use of the token key needs. Off
     * where the account has one already: the first copy of management events is free, a second one is not.
     */
    auditTrail: z.boolean().default(false),
    /**
     * Whether a new version of the answering function gets every tenth call for ten minutes before it gets all of
     * them, and none when an alarm rings meanwhile.
     */
    canary: z.boolean().default(false),
    architecture: z.enum(['arm64', 'x86_64']).default('arm64'),
    /**
     * Whether a deployment copies the site into its bucket. Off only where the deployment is tried on an emulator
     * that cannot run the AWS CLI layer of the copying function.
     */
    publishSite: z.boolean().default(true),
    /** Raising it voids every access token at once. */
    tokenEpoch: z.string().min(1).default('1'),
    /** Raising it makes a new secret between distribution and gateway; the one before it is taken until the next. */
    originSecretVersion: z.int().min(1).default(1),
    logLevel: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  })
  .refine((stage) => (stage.domain === undefined) === (stage.certificateArn === undefined), {
    error: 'domain and certificateArn go together',
    path: ['domain'],
  });

/**
 * What a stage with people's data cannot do without, and why. The site's own name is among it: the links of letters
 * lead there, and without one no letter leaves.
 */
const NEEDED_WITH_DATA: Partial<Record<keyof z.input<typeof Stage>, string>> = {
  domain: 'the site\'s own name, "tonus.example"; the links in letters lead to it',
  certificateArn: 'its certificate from the Certificate Manager in us-east-1, "arn:aws:acm:us-east-1:…"',
  mailSender: 'where letters come from, "hello@tonus.example"; without it nobody can be invited or set a new password',
  supportEmail: 'where the public pages ask people to write, "help@tonus.example"',
  alarmEmail: 'who is told when something breaks, "ops@tonus.example"',
  operator: 'who answers for personal data: name, registration number, address; the public pages name them',
};

/** How one deployment differs from another. */
export type StageConfig = z.output<typeof Stage> & { readonly name: string };

/** The stages there are: one file each in `infra/stages`. */
export function stageNames(): string[] {
  return readdirSync(STAGES)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();
}

/** A stage that cannot be deployed, in words for its operator. */
export class StageError extends Error {}

/** Reads the stage a deployment was asked for; throws a message for people when there is none or it is wrong. */
export function loadStage(name: string): StageConfig {
  return parseStage(name, readStage(name));
}

/** The settings of a stage as its file has them; throws naming the stages there are when there is no such file. */
export function readStage(name: string): unknown {
  const file = join(STAGES, `${name}.json`);
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(name) || !existsSync(file)) {
    throw new StageError(`There is no stage "${name}"; choose one with -c stage=… of: ${stageNames().join(', ')}`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Checks a stage's settings; throws naming every wrong one and every one that is still to be filled in. */
export function parseStage(name: string, settings: unknown): StageConfig {
  const given = withoutBlanks(settings);
  const parsed = Stage.safeParse(given);
  const complaints = [
    ...(parsed.success ? [] : [`These settings are wrong:\n${z.prettifyError(parsed.error)}`]),
    ...missingWithData(given),
  ];
  if (!parsed.success || complaints.length > 0) {
    throw new StageError(
      `The stage "${name}" cannot be deployed (infra/stages/${name}.json).\n${complaints.join('\n')}`,
    );
  }
  return { ...parsed.data, name };
}

/** A setting left blank is one that is not set: the shipped files show what there is to fill in. */
function withoutBlanks(settings: unknown): unknown {
  if (typeof settings !== 'object' || settings === null) return settings;
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  );
}

function missingWithData(given: unknown): string[] {
  const { keepData, ...rest } = Object(given) as Record<string, unknown>;
  if (keepData !== true) return [];
  const missing = Object.entries(NEEDED_WITH_DATA).filter(([setting]) => rest[setting] === undefined);
  if (missing.length === 0) return [];
  return [
    `It keeps people's data (keepData) and needs these settings filled in:`,
    ...missing.map(([setting, what]) => `  ${setting}: ${what}`),
  ];
}
