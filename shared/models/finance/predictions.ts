import * as z from 'zod/mini';
import { RECORD_VERDICTS } from '../../rules/predictions.ts';

/** What was predicted, what came, and whether predictions hold as often as they promise. */
export const TrackRecord = z.object({
  /** Of those that do not overlap. */
  checked: z.int(),
  held: z.int(),
  /** How often they hold in the long run, in 95 of 100 cases; null before there are enough to judge. */
  share: z.nullable(z.object({ low: z.number(), high: z.number() })),
  verdict: z.enum(RECORD_VERDICTS),
  /** How often they are to hold. */
  promised: z.number(),
  /** The first day on which one more can be compared; null where none is left. */
  next_on: z.nullable(z.string()),
  /** The newest first. */
  predictions: z.array(
    z.object({
      /** The day it was shown; null where it was reckoned afterwards. */
      made_on: z.nullable(z.string()),
      /** The last day that was known. */
      from: z.string(),
      /** The last day it is about. */
      until: z.string(),
      low: z.number(),
      high: z.number(),
      /** Null while its time is not over, or where the data do not show it. */
      came: z.nullable(z.number()),
      /** Whether it is one of those that are counted. */
      counted: z.boolean(),
    }),
  ),
});
export type TrackRecord = z.infer<typeof TrackRecord>;
