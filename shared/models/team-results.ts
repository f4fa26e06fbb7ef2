import * as z from 'zod/mini';
import { RUN_KINDS } from '../rules/run-kinds.ts';
import { Id, Instant } from './common.ts';

/** What a team gave to one question on a scale: the mean with its 95 % interval, as the comparison of teams has it. */
export const TeamAnswers = z.object({
  question: z.string(),
  /** The ends of the scale. */
  from: z.number(),
  to: z.number(),
  /** Null where nobody has said which answers are the better ones. */
  lower_is_better: z.nullable(z.boolean()),
  value: z.number(),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  answered: z.int(),
  /** The mean of everybody else who was compared; null where nobody else is told. */
  others: z.nullable(z.number()),
});
export type TeamAnswers = z.infer<typeof TeamAnswers>;

/**
 * A run by teams, those within the reach of whoever asks: rows of the comparison that was made when it was closed, and
 * nothing that was computed for them. `state`: teams were not to be compared, the run is open, the comparison is being
 * made, or it is there.
 */
export const TeamResults = z.object({
  kind: z.enum(RUN_KINDS),
  /** Of the poll or of the survey. */
  id: Id,
  run_id: Id,
  title: z.string(),
  /** Null for a run without a name. */
  name: z.nullable(z.string()),
  opened_at: z.nullable(Instant),
  closed_at: z.nullable(Instant),
  state: z.enum(['not_compared', 'open', 'preparing', 'ready']),
  /** Below so many answers no team is told by itself. */
  smallest_group: z.int(),
  /** In the order of their names. */
  teams: z.array(
    z.object({
      team: z.string(),
      answered: z.int(),
      /** How many of it were asked; null where nobody knows. */
      asked: z.nullable(z.int()),
      questions: z.array(TeamAnswers),
    }),
  ),
  /** The teams within reach of which nothing is told by themselves. */
  untold: z.array(z.string()),
});
export type TeamResults = z.infer<typeof TeamResults>;
