import * as z from 'zod/mini';
import { QUESTION_LIMIT_MAX } from '../rules/question-limit.ts';
import { ResultsVisibility } from './answers.ts';
import { Channels } from './channel.ts';
import { Id, Instant } from './common.ts';
import { Audience, GivenAudience } from './run.ts';
import { CadenceName, Recurrence } from './recurrence.ts';
import { pollsValidation } from '#text/polls/validation.ts';
import { commonValidation } from '#text/validation.ts';

export const PULSE_DAYS_MAX = 14;
export const PULSE_QUESTIONS_MAX = 10;
export const DAYS_AFTER_MAX = 365;
/** So many runs a preview shows. */
export const PREVIEW_RUNS = 6;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean =>
  DAY_PATTERN.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** A whole number within bounds; null is none. */
function whole(min: number, max: number, error: () => string) {
  return z._default(z.nullable(z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }))), null);
}

/** A schedule as it is sent; times are Moscow's. A run takes its settings, its audience and its questions when it opens. */
export const GivenSchedule = z
  .strictObject({
    cadence: CadenceName,
    weekday: whole(1, 7, () => pollsValidation.weekdayBounds),
    month_day: whole(1, 31, () => pollsValidation.monthDayBounds),
    days_after: whole(0, DAYS_AFTER_MAX, () => pollsValidation.daysAfterBounds),
    time: z
      .string({ error: () => pollsValidation.timeWanted })
      .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => pollsValidation.wrongTime })),
    /** Left out: today, or the first day it had. */
    starts_on: z.optional(
      z
        .string({ error: () => commonValidation.wrongDate })
        .check(z.refine(isDay, { error: () => commonValidation.wrongDate })),
    ),
    duration_days: z._default(
      z
        .int({ error: () => pollsValidation.daysOpenIsWhole })
        .check(
          z.minimum(1, { error: () => pollsValidation.daysOpenLeast }),
          z.maximum(PULSE_DAYS_MAX, { error: () => pollsValidation.daysOpenMost }),
        ),
      5,
    ),
    results_visibility: z._default(ResultsVisibility, 'live'),
    /** People picked by name change too often to be picked for good: roles and teams are looked up for each run. */
    audience: z.prefault(
      GivenAudience.check(z.refine(({ kind }) => kind !== 'members', { error: () => pollsValidation.scheduledWhom })),
      { kind: 'all' },
    ),
    compare_teams: z._default(z.boolean(), false),
    /** How many questions a run takes of the poll's; null for all of them. */
    rotation: z._default(
      z.nullable(
        z.strictObject({
          per_run: z
            .int({ error: () => pollsValidation.questionsInRunIsWhole })
            .check(
              z.minimum(1, { error: () => pollsValidation.questionsInRunLeast }),
              z.maximum(PULSE_QUESTIONS_MAX, { error: () => pollsValidation.questionsInRunMost }),
            ),
        }),
      ),
      null,
    ),
    skip_holidays: z._default(z.boolean(), true),
    channels: z._default(Channels, []),
    /** Whether members who have not answered a run are reminded of it. */
    reminders: z._default(z.boolean(), false),
    paused: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ cadence, weekday }) => weekday !== null || (cadence !== 'weekly' && cadence !== 'fortnightly'), {
      path: ['weekday'],
      error: () => pollsValidation.chooseWeekday,
    }),
    z.refine(({ cadence, month_day: day }) => day !== null || cadence !== 'monthly', {
      path: ['month_day'],
      error: () => pollsValidation.chooseMonthDay,
    }),
    z.refine(({ cadence, days_after: days }) => days !== null || cadence !== 'member_joined', {
      path: ['days_after'],
      error: () => pollsValidation.chooseDaysAfter,
    }),
  );
export type GivenSchedule = z.infer<typeof GivenSchedule>;

/** How a poll repeats. */
export const Schedule = z.extend(Recurrence, {
  starts_on: z.string(),
  duration_days: z.int(),
  results_visibility: ResultsVisibility,
  audience: Audience,
  compare_teams: z.boolean(),
  rotation: z.nullable(z.object({ per_run: z.int() })),
  skip_holidays: z.boolean(),
  channels: Channels,
  reminders: z.boolean(),
});
export type Schedule = z.infer<typeof Schedule>;

/** What became of one run of a schedule. */
export const PulseRun = z.object({
  at: Instant,
  name: z.string(),
  /** Null for a run that was skipped. */
  frame_id: z.nullable(Id),
  asked: z.int(),
  questions: z.int(),
  /** Members left out because they had been asked enough. */
  left_out: z.int(),
  /** Why there was no run; null where there was one. */
  skipped: z.nullable(z.string()),
});
export type PulseRun = z.infer<typeof PulseRun>;

export const ScheduleState = z.object({
  schedule: z.nullable(Schedule),
  /** The latest runs, the newest first. */
  runs: z.array(PulseRun),
  /** Questions recurring runs of the workspace may ask one person in 30 days; 0 for any number. */
  question_limit: z.int(),
});
export type ScheduleState = z.infer<typeof ScheduleState>;

/** The next runs of a schedule as they would be now; of one that waits for joiners, those somebody is known for. */
export const SchedulePreview = z.object({
  runs: z.array(
    z.object({
      at: Instant,
      deadline: Instant,
      name: z.string(),
      question_ids: z.array(Id),
      asked: z.int(),
      left_out: z.int(),
      skipped: z.nullable(z.string()),
    }),
  ),
});
export type SchedulePreview = z.infer<typeof SchedulePreview>;

export const QuestionLimit = z.strictObject({
  question_limit: z
    .int({ error: () => pollsValidation.questionLimitIsWhole })
    .check(
      z.minimum(0, { error: () => pollsValidation.questionLimitLeast }),
      z.maximum(QUESTION_LIMIT_MAX, { error: () => pollsValidation.questionLimitMost }),
    ),
});
