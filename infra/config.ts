import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const STAGES = join(import.meta.dirname, 'stages');

/** The retentions CloudWatch Logs knows, days. */
const RETENTION_DAYS = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 3653] as const;

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
    /** Who runs the service and answers for personal data, as the public pages name them. */
    operator: z.string().min(1).max(300).optional(),
    /** Where the public pages ask people to write; absent = the messenger bot alone. */
    supportEmail: z.email().optional(),
    /** Who is told of alarms. */
    alarmEmail: z.email().optional(),
    logRetentionDays: z.union(RETENTION_DAYS.map((days) => z.literal(days))),
    /** Table and logs survive the removal of their stack, and the table refuses to be deleted. */
    keepData: z.boolean(),
    /** What the gateway lets through for all callers together. */
    throttle: z
      .strictObject({ ratePerSecond: z.int().min(1).max(10_000), burst: z.int().min(1).max(5_000) })
      .default({ ratePerSecond: 100, burst: 200 }),
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

/** How one deployment differs from another. */
export type StageConfig = z.output<typeof Stage> & { readonly name: string };

/** The stages there are: one file each in `infra/stages`. */
export function stageNames(): string[] {
  return readdirSync(STAGES)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();
}

/** Reads the stage a deployment was asked for; throws a message for people when there is none or it is wrong. */
export function loadStage(name: string): StageConfig {
  const file = join(STAGES, `${name}.json`);
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(name) || !existsSync(file)) {
    throw new Error(`There is no stage "${name}"; choose one with -c stage=… of: ${stageNames().join(', ')}`);
  }
  return parseStage(name, JSON.parse(readFileSync(file, 'utf8')));
}

/** Checks a stage's settings; throws naming every wrong one. */
export function parseStage(name: string, settings: unknown): StageConfig {
  const parsed = Stage.safeParse(settings);
  if (!parsed.success) {
    throw new Error(`The stage "${name}" (infra/stages/${name}.json) is wrong:\n${z.prettifyError(parsed.error)}`);
  }
  return { ...parsed.data, name };
}
