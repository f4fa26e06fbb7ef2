import * as z from 'zod/mini';
import { SOURCE_STATUSES_MOST, TASK_SOURCES, TRACKER_ORGANIZATIONS, WORK_STATES } from '../rules/task-sources.ts';
import { Instant } from './common.ts';
import { taskSourceValidation } from '#text/integrations/task-source-validation.ts';
import { isServiceAddress } from './service-address.ts';

const SECRET_MAX = 2000;
const ADDRESS_MAX = 300;
const STATUS_MAX = 200;

const token = z.string({ error: () => taskSourceValidation.token }).check(
  z.trim(),
  z.minLength(1, { error: () => taskSourceValidation.token }),
  z.maxLength(SECRET_MAX),
  // It goes into a header.
  z.regex(/^[\x21-\x7e]+$/, { error: () => taskSourceValidation.token }),
);
const address = z
  .string({ error: () => taskSourceValidation.address })
  .check(
    z.trim(),
    z.maxLength(ADDRESS_MAX, { error: () => taskSourceValidation.address, abort: true }),
    z.refine(isServiceAddress, { error: () => taskSourceValidation.address }),
  );

const Tracker = z.strictObject({
  kind: z.literal('tracker'),
  organization: z
    .string({ error: () => taskSourceValidation.organization })
    .check(z.trim(), z.regex(/^[\w-]{1,60}$/, { error: () => taskSourceValidation.organization })),
  organization_kind: z.enum(TRACKER_ORGANIZATIONS),
  token,
});
const YouTrack = z.strictObject({ kind: z.literal('youtrack'), address, token });
const JiraCloud = z.strictObject({
  kind: z.literal('jira-cloud'),
  address,
  login: z.email({ error: () => taskSourceValidation.login }).check(z.maxLength(ADDRESS_MAX)),
  token,
});
const JiraServer = z.strictObject({ kind: z.literal('jira-server'), address, token });

/** What tasks are to be read from, and by which secret. */
export const NewTaskSource = z.discriminatedUnion('kind', [Tracker, YouTrack, JiraCloud, JiraServer], {
  error: () => taskSourceValidation.kind,
});
export type NewTaskSource = z.infer<typeof NewTaskSource>;

const State = z.enum(WORK_STATES);

/** How it stands with what tasks are read from; `kind` is null where nothing is connected. Never its secret. */
export const TaskSource = z.object({
  kind: z.nullable(z.enum(TASK_SOURCES)),
  /** The organisation, or the address. */
  place: z.string(),
  login: z.nullable(z.string()),
  organization_kind: z.nullable(z.enum(TRACKER_ORGANIZATIONS)),
  /** It is read whole for the first time; the copy is shown; it has never been read whole and cannot be. */
  state: z.nullable(z.enum(['reading', 'read', 'failed'])),
  /** How many people and tasks there are, or have been read so far. */
  people: z.int(),
  tasks: z.int(),
  /** Up to when the copy is known; null before the first reading. */
  read_at: z.nullable(Instant),
  connected_at: z.nullable(Instant),
  /** Since when it cannot be read, and why. */
  silent_since: z.nullable(Instant),
  problem: z.nullable(z.string()),
  /** Each status there is, how many tasks have it, what it counts as, and whether somebody has said so. */
  statuses: z.array(
    z.object({ status: z.string(), name: z.string(), tasks: z.int(), state: State, chosen: z.boolean() }),
  ),
});
export type TaskSource = z.infer<typeof TaskSource>;

/** What statuses count as; null takes back what was chosen. */
export const StatusMeanings = z.strictObject({
  statuses: z
    .array(
      z.strictObject({ status: z.string().check(z.minLength(1), z.maxLength(STATUS_MAX)), state: z.nullable(State) }),
    )
    .check(z.minLength(1), z.maxLength(SOURCE_STATUSES_MOST)),
});
export type StatusMeanings = z.infer<typeof StatusMeanings>;
