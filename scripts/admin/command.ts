import type { Scan } from './open-table.ts';
import type { Repositories } from '#data/repositories.ts';

export const OPTIONS = {
  discount: { type: 'string' },
  company: { type: 'string' },
  until: { type: 'string' },
  inactive: { type: 'boolean' },
  month: { type: 'string' },
} as const;

export interface Options {
  readonly discount?: string | undefined;
  readonly company?: string | undefined;
  readonly until?: string | undefined;
  readonly inactive?: boolean | undefined;
  readonly month?: string | undefined;
}

export const USAGE = `Usage: npm run admin -- COMMAND [--table NAME]
  promo add CODE --discount PERCENT --company "NAME"
  promo list
  promo disable CODE
  promo count
  offer add FILE.json
  offer list
  offer hide ID
  offer show ID
  plan set EMAIL startup|basic|premium [--until YYYY-MM-DD] [--inactive]
  plan show EMAIL
  invoice list [--month YYYY-MM]
  address show EMAIL
  address free EMAIL
  factors reset EMAIL
  job retry PK SK
  run recount RUN_ID
  automations enroll
  provider secret yandex          (CLIENT_SECRET and VAULT_KEY_ID from the environment)
Without --table it works on the local data (DATA_DIR, DYNAMODB_ENDPOINT); with it on a deployed table (AWS_REGION and
AWS credentials from the environment). A plan holds to the end of its last day in Moscow.
Factors are taken away by the second call, a day after the first has written to their owner.
A file of offers holds one or a list: {"title", "partner", "category": "course"|"conference"|"gym"|"psychologist",
"description", "city" (none: online), "price": {"amount", "per": "person"|"group"|"month"}, "discount" (percent),
"site", "requests_to" (the partner's address for requests), "valid_until"}. One with the same partner and title, or
with the "id" it is listed under, is replaced.`;

/** A command that was typed wrong; the words say what. */
export class UsageError extends Error {}

/** Does what was asked and gives the lines to show; throws words for people when it cannot. */
export type Command = (repos: Repositories, now: Date, scan: Scan) => Promise<string[]>;
