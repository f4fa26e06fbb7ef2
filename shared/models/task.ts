import * as z from 'zod/mini';
import { UUID_PATTERN } from '../rules/ids.ts';
import {
  DURATION_TYPES,
  TASK_PRIORITIES,
  TASK_STATUSES,
  TASK_SUB_STATUSES,
  type TaskPriority,
  type TaskStatus,
  type TaskSubStatus,
  TASK_SOURCE_MAX_LENGTH,
} from '../rules/tasks.ts';
import { hasVisibleText } from '../rules/visible-text.ts';
import { GivenInstant, Id, Instant, line, titleLine } from './common.ts';
import { Role } from './role.ts';
import { tasksValidation } from '#text/tasks/validation.ts';

export const TASK_TITLE_MAX_LENGTH = 255;
export const TASK_GROUPS_MAX = 20;
export const TASK_GROUP_MAX_LENGTH = 60;
export const TASK_COMMENT_MAX_LENGTH = 2000;
export const TASK_DESCRIPTION_MAX_LENGTH = 2000;
/** Ten thousand hours, in seconds. */
export const TASK_ESTIMATE_MAX = 36_000_000;
export const TASK_DURATION_MAX = 10_000;

const Priority = z.enum(TASK_PRIORITIES, { error: () => tasksValidation.wrongPriority });
const Status = z.enum(TASK_STATUSES, { error: () => tasksValidation.wrongStatus });
const SubStatus = z.enum(TASK_SUB_STATUSES, { error: () => tasksValidation.wrongSubStatus });
const DurationUnit = z.enum(DURATION_TYPES, { error: () => tasksValidation.wrongDurationType });

const NO_RESPONSIBLE = () => tasksValidation.chooseResponsible;
const WRONG_ESTIMATE = () => tasksValidation.wrongEstimate;
const WRONG_DURATION = () => tasksValidation.wrongDuration(TASK_DURATION_MAX);
const Duration = z.nullable(
  z
    .number({ error: WRONG_DURATION })
    .check(z.minimum(0, { error: WRONG_DURATION }), z.maximum(TASK_DURATION_MAX, { error: WRONG_DURATION })),
);

const WRONG_METRIC = () => tasksValidation.wrongMetric;
const Amount = z.int({ error: WRONG_METRIC }).check(z.minimum(0, { error: WRONG_METRIC }));

/** What a task is to change, as the analysis measured it: `Metric` of an analysis, and when. */
const SourceMetric = z
  .strictObject({
    key: line(200, WRONG_METRIC, WRONG_METRIC),
    label: line(300, WRONG_METRIC, WRONG_METRIC),
    count: Amount,
    of: Amount,
    measured_at: GivenInstant,
  })
  .check(z.refine(({ count, of }) => count <= of, { error: WRONG_METRIC }));

/** What a task came from: the recommendation of an analysis, the finding of a poll or of a survey, an initiative, a rule. */
export const TaskSource = z.strictObject({
  kind: z.enum(['recommendation', 'poll_finding', 'survey_finding', 'initiative', 'rule'], {
    error: () => tasksValidation.unknownSource,
  }),
  /** Of the recommendation, the poll, the survey, the initiative, the rule. */
  id: Id,
  /** What the finding says, for whoever reads the task. */
  text: line(
    TASK_SOURCE_MAX_LENGTH,
    () => tasksValidation.sourceWanted,
    () => tasksValidation.sourceTooLong,
  ),
  /** Of the workspace or the poll whose analysis this is. */
  subject_id: z.optional(Id),
  /** By which the effect of the task is measured. */
  metric: z.optional(SourceMetric),
});
export type TaskSource = z.infer<typeof TaskSource>;

const WRONG_DESCRIPTION = () => tasksValidation.wrongDescription(TASK_DESCRIPTION_MAX_LENGTH);
/** Several lines; one with nothing to see in it is none. */
const Description = z.nullable(
  z.pipe(
    z
      .string({ error: WRONG_DESCRIPTION })
      .check(z.trim(), z.maxLength(TASK_DESCRIPTION_MAX_LENGTH, { error: WRONG_DESCRIPTION })),
    z.transform((text: string) => (hasVisibleText(text) ? text : null)),
  ),
);

/** What a person writes of a task, with no defaults. */
const CONTENT = {
  title: titleLine(
    TASK_TITLE_MAX_LENGTH,
    () => tasksValidation.titleWanted,
    () => tasksValidation.titleTooLong(TASK_TITLE_MAX_LENGTH),
  ),
  description: Description,
  priority: Priority,
  responsible_id: z
    .string({ error: NO_RESPONSIBLE })
    .check(z.regex(UUID_PATTERN, { error: NO_RESPONSIBLE }), z.toLowerCase()),
  deadline: z.nullable(GivenInstant),
  date_start: z.nullable(GivenInstant),
  start_date_plan: z.nullable(GivenInstant),
  end_date_plan: z.nullable(GivenInstant),
  /** Seconds, as a decimal text. */
  time_estimate: z.string({ error: WRONG_ESTIMATE }).check(
    z.regex(/^\d{1,9}$/, { error: WRONG_ESTIMATE, abort: true }),
    z.refine((text) => Number(text) <= TASK_ESTIMATE_MAX, { error: WRONG_ESTIMATE }),
  ),
  duration_plan: Duration,
  duration_type: DurationUnit,
  /** Labels. */
  group: z
    .array(
      titleLine(
        TASK_GROUP_MAX_LENGTH,
        () => tasksValidation.labelWanted,
        () => tasksValidation.labelTooLong(TASK_GROUP_MAX_LENGTH),
      ),
      {
        error: () => tasksValidation.labelsAreList,
      },
    )
    .check(z.maxLength(TASK_GROUPS_MAX, { error: () => tasksValidation.labelsMost(TASK_GROUPS_MAX) })),
  status: Status,
  sub_status: SubStatus,
};

/** The specification's defaults of what is not written. */
const WITH_DEFAULTS = {
  title: CONTENT.title,
  description: z._default(CONTENT.description, null),
  responsible_id: CONTENT.responsible_id,
  priority: z._default(CONTENT.priority, 'LOW'),
  deadline: z._default(CONTENT.deadline, null),
  date_start: z._default(CONTENT.date_start, null),
  start_date_plan: z._default(CONTENT.start_date_plan, null),
  end_date_plan: z._default(CONTENT.end_date_plan, null),
  time_estimate: z._default(CONTENT.time_estimate, '0'),
  duration_plan: z._default(CONTENT.duration_plan, null),
  duration_type: z._default(CONTENT.duration_type, 'DAYS'),
  group: z._default(CONTENT.group, []),
  status: z._default(CONTENT.status, 'NEW'),
  sub_status: z._default(CONTENT.sub_status, 'DEFAULT'),
};

/** A new task; `source` says what it came from. */
export const NewTask = z.strictObject({
  workspace_id: Id,
  ...WITH_DEFAULTS,
  source: z._default(z.nullable(TaskSource), null),
});
export type NewTask = z.output<typeof NewTask>;

/** What of somebody else must not be overwritten: the `version` that was read. Without it the last one wins. */
const Version = z.optional(z.int({ error: () => tasksValidation.versionIsWhole }));

/** A task written anew, whole. Its workspace may be repeated, not changed. */
export const TaskReplacement = z.strictObject({ workspace_id: z.optional(Id), ...WITH_DEFAULTS, version: Version });

/** Single fields of a task; what is not named stays. */
export const TaskChange = z.strictObject({ ...z.partial(z.strictObject(CONTENT)).shape, version: Version });

/**
 * A move on the board. `closed_date` is for COMPLETED and CANCELLED, now if it is missing; else there is none.
 * `after` and `before` are the neighbours in the new column, null at its edge; without both the task goes to the top
 * of a new column and keeps its place in its own.
 */
export const TaskMove = z.strictObject({
  status: Status,
  closed_date: z.optional(z.nullable(GivenInstant)),
  after: z.optional(z.nullable(Id)),
  before: z.optional(z.nullable(Id)),
  version: Version,
});

/** A task as the server keeps it. */
export const Task = z.object({
  id: Id,
  workspace_id: Id,
  workspace: z.object({ id: Id, name: z.string() }),
  title: z.string(),
  /** What is to be done in detail, on several lines; null for none. */
  description: z.nullable(z.string()),
  status: z.enum(TASK_STATUSES),
  sub_status: z.enum(TASK_SUB_STATUSES),
  priority: z.enum(TASK_PRIORITIES),
  /** Null when their account was deleted. */
  responsible_id: z.nullable(Id),
  /** Null when they have left the workspace. */
  responsible: z.nullable(
    z.object({ id: Id, name: z.string(), lastname: z.string(), email: z.string(), workspace_role: Role }),
  ),
  /** Null when their account was deleted. */
  created_by: z.nullable(Id),
  deadline: z.nullable(Instant),
  date_start: z.nullable(Instant),
  start_date_plan: z.nullable(Instant),
  end_date_plan: z.nullable(Instant),
  /** Seconds, as a decimal text; so is the next. */
  time_estimate: z.string(),
  time_spent_in_logs: z.nullable(z.string()),
  duration_plan: z.nullable(z.number()),
  duration_fact: z.nullable(z.number()),
  duration_type: z.enum(DURATION_TYPES),
  group: z.array(z.string()),
  source: z.nullable(TaskSource),
  created_date: Instant,
  updated_at: Instant,
  closed_date: z.nullable(Instant),
  /** The order within a column, compared as a text by code units; the id decides between equals. */
  rank: z.string(),
  /** Grows with every change. */
  version: z.int(),
});
export type Task = z.infer<typeof Task>;

/** What the tasks of a workspace come to at this moment. */
export const TaskStats = z.object({
  total_tasks: z.int(),
  status_breakdown: z.object({ new: z.int(), in_progress: z.int(), completed: z.int(), cancelled: z.int() }),
  /** Deadline past, neither completed nor cancelled. */
  overdue_tasks: z.int(),
  priority_breakdown: z.object({ urgent: z.int(), high: z.int(), medium: z.int(), low: z.int() }),
});
export type TaskStats = z.infer<typeof TaskStats>;

/** A measured share at a moment. */
const Measured = z.object({ count: z.int(), of: z.int(), at: Instant });

/** What has become of the share a task was made for. */
export const TaskEffect = z.object({
  metric: z.object({ key: z.string(), label: z.string() }),
  /** As it was when the task was made. */
  before: Measured,
  /** As the newest analysis measured it since the task was closed, or made; null where none has. */
  after: z.nullable(
    z.object({ ...Measured.shape, /** Null: fewer than five people have said it. */ count: z.nullable(z.int()) }),
  ),
  /** Against the mean of what was measured before the task, in percentage points, with its 95 % interval; null where either is a share of fewer than five. */
  difference: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
  /** How many measurements there are since, and how many lie on the side of the difference; null where that is not told. */
  since: z.nullable(z.object({ readings: z.int(), same: z.int() })),
  /** Whether the difference may be random; null where there is none. */
  random: z.nullable(z.boolean()),
  /** “too early to tell: six measurements are needed before the start, there are three”; null where it is not too early. */
  early: z.nullable(z.string()),
});
export type TaskEffect = z.infer<typeof TaskEffect>;

export const NewTaskComment = z.strictObject({
  text: line(
    TASK_COMMENT_MAX_LENGTH,
    () => tasksValidation.commentWanted,
    () => tasksValidation.commentTooLong(TASK_COMMENT_MAX_LENGTH),
  ),
});

/** One entry of what happened to a task, newest first: a comment, or fields that somebody changed. */
export const TaskEvent = z.object({
  id: z.string(),
  kind: z.enum(['created', 'changed', 'comment']),
  at: Instant,
  /** Null for whoever has left the workspace. */
  author: z.nullable(z.object({ id: Id, name: z.string(), lastname: z.string() })),
  /** Of a comment. */
  text: z.nullable(z.string()),
  /** Of a change: the field by its name on the wire, and its values; null for none. */
  changes: z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
});
export type TaskEvent = z.infer<typeof TaskEvent>;

/** Who does a task; `role` is the role in the workspace, «external» for people of Bitrix24. */
export interface TaskResponsible {
  readonly name: string;
  readonly email: string;
  readonly workPosition: string | null;
  readonly role: string;
}

/** What the board knows of any task. Moments are texts as they came: one may be no date at all. */
interface AnyBoardTask {
  readonly id: string;
  readonly title: string;
  readonly status: TaskStatus;
  readonly priority: TaskPriority;
  readonly responsibleId: string | null;
  readonly responsible: TaskResponsible | null;
  readonly deadline: string | null;
  readonly overdue: boolean;
  readonly createdDate: string | null;
  readonly closedDate: string | null;
  readonly dateStart: string | null;
  readonly startDatePlan: string | null;
  readonly endDatePlan: string | null;
  /** Seconds. */
  readonly timeEstimate: number | null;
  /** Seconds. */
  readonly timeSpentInLogs: number | null;
  readonly durationPlan: number | null;
  readonly durationFact: number | null;
  /** What the durations are counted in: `DAYS`, or as Bitrix24 says it: `hours`, `days`… */
  readonly durationType: string | null;
  readonly group: readonly string[];
}

/** A task of our own on the board. */
export interface OwnBoardTask extends AnyBoardTask {
  readonly isBitrixTask: false;
  readonly subStatus: TaskSubStatus;
  readonly createdBy: string | null;
  readonly source: TaskSource | null;
  /** The order within a column, as `Task` says. */
  readonly rank: string;
  readonly version: number;
}

/** A task of Bitrix24 on the board: it can be looked at and nothing else. */
export interface SuiteBoardTask extends AnyBoardTask {
  readonly isBitrixTask: true;
  /** What Bitrix24 itself says of it: its code of the status and its project. */
  readonly suite: { readonly status: string | null; readonly priority: string | null; readonly project: string | null };
}

/** A task as the board shows it, whoever keeps it. */
export type BoardTask = OwnBoardTask | SuiteBoardTask;
