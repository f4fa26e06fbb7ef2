import { generateKeyBetween } from 'fractional-indexing';
import * as z from 'zod/mini';
import { KnownEmail } from '#shared/models/email.ts';
import {
  TASK_COMMENT_MAX_LENGTH,
  TASK_DESCRIPTION_MAX_LENGTH,
  TASK_DURATION_MAX,
  TASK_GROUP_MAX_LENGTH,
  TASK_GROUPS_MAX,
  TASK_TITLE_MAX_LENGTH,
} from '#shared/models/task.ts';
import { DURATION_TYPES, TASK_PRIORITIES, TASK_STATUSES, TASK_SUB_STATUSES } from '#shared/rules/tasks.ts';
import { line, Moment, OldId, text } from './common.ts';

const RANK_MAX = 200;
const FIELD_MAX = 40;
const CHANGES_MAX = 20;
const VALUE_MAX = 4000;

const moment = z.nullable(Moment);

const Task = z.strictObject({
  kind: z.literal('task'),
  id: OldId,
  title: line(TASK_TITLE_MAX_LENGTH),
  description: z.nullable(text(TASK_DESCRIPTION_MAX_LENGTH)),
  status: z.enum(TASK_STATUSES),
  sub_status: z.enum(TASK_SUB_STATUSES),
  priority: z.enum(TASK_PRIORITIES),
  /** By their address. */
  responsible: z.nullable(KnownEmail),
  created_by: z.nullable(KnownEmail),
  deadline: moment,
  date_start: moment,
  start_date_plan: moment,
  end_date_plan: moment,
  time_estimate: z.string().check(z.regex(/^\d{1,9}$/)),
  duration_plan: z.nullable(z.number().check(z.minimum(0), z.maximum(TASK_DURATION_MAX))),
  duration_type: z.enum(DURATION_TYPES),
  group: z.array(line(TASK_GROUP_MAX_LENGTH)).check(z.maxLength(TASK_GROUPS_MAX)),
  created_at: Moment,
  updated_at: Moment,
  closed_at: moment,
  /** Its place in its column. */
  rank: text(RANK_MAX).check(z.refine(isRank)),
});
export type MovedTaskRecord = z.infer<typeof Task>;

const Event = z.strictObject({
  kind: z.literal('event'),
  task: OldId,
  id: z.string().check(z.regex(/^(\d{8}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/)),
  at: Moment,
  text: z.nullable(text(TASK_COMMENT_MAX_LENGTH)),
  changes: z
    .array(
      z.strictObject({
        field: z.string().check(z.maxLength(FIELD_MAX), z.regex(/^[a-z_]+$/)),
        from: z.nullable(text(VALUE_MAX)),
        to: z.nullable(text(VALUE_MAX)),
      }),
    )
    .check(z.maxLength(CHANGES_MAX)),
});
export type MovedEventRecord = z.infer<typeof Event>;

/** A line of a part with tasks. */
export const TaskRecord = z.discriminatedUnion('kind', [Task, Event]);
export type TaskRecord = z.infer<typeof TaskRecord>;

/** Whether a task can be put behind another that has this place. */
function isRank(rank: string): boolean {
  try {
    generateKeyBetween(rank, null);
    return true;
  } catch {
    return false;
  }
}
