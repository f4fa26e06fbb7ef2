import * as z from 'zod/mini';
import { CADENCES } from '../rules/pulse-schedule.ts';
import { Instant } from './common.ts';
import { pollsValidation } from '#text/polls/validation.ts';

export const CadenceName = z.enum(CADENCES, { error: () => pollsValidation.chooseCadence });

/** When a poll repeats, as the list of polls shows it. */
export const Recurrence = z.object({
  cadence: CadenceName,
  /** 1 for Monday to 7. */
  weekday: z.nullable(z.int()),
  month_day: z.nullable(z.int()),
  /** HH:MM in Moscow. */
  time: z.string(),
  days_after: z.nullable(z.int()),
  paused: z.boolean(),
  /** When the next run opens; null while it is paused. */
  next_at: z.nullable(Instant),
});
export type Recurrence = z.infer<typeof Recurrence>;
