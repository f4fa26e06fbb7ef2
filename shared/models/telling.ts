import * as z from 'zod/mini';
import { CHANNELS } from '../channels/index.ts';
import { isTimeZone } from '../rules/quiet-hours.ts';
import { Channels } from './channel.ts';
import { PollLanguage } from './translation.ts';
import { automationsValidation } from '#text/automations/validation.ts';

const TIME_ZONE_MAX_LENGTH = 64;

const Hour = z
  .int({ error: () => automationsValidation.hourBounds })
  .check(
    z.gte(0, { error: () => automationsValidation.hourBounds }),
    z.lte(23, { error: () => automationsValidation.hourBounds }),
  );

/** From one full hour of a person's clock to another, or none. */
export const QuietHours = z.union(
  [
    z.literal('off'),
    z
      .strictObject({ from: Hour, to: Hour })
      .check(z.refine(({ from, to }) => from !== to, { error: () => automationsValidation.hoursDiffer })),
  ],
  { error: () => automationsValidation.hoursWanted },
);

const TimeZone = z
  .string({ error: () => automationsValidation.unknownTimeZone })
  .check(
    z.maxLength(TIME_ZONE_MAX_LENGTH, { error: () => automationsValidation.unknownTimeZone }),
    z.refine(isTimeZone, { error: () => automationsValidation.unknownTimeZone }),
  );

/** How a workspace tells people of runs where they have not said it themselves. */
export const TellingOfSpace = z.object({
  /** Every channel, the first one first. */
  order: z.array(z.enum(CHANNELS)),
  quiet_hours: QuietHours,
  time_zone: z.string(),
});
export type TellingOfSpace = z.infer<typeof TellingOfSpace>;

/** How somebody wants to be told of runs of a workspace; null stands for what the workspace says. */
export const OwnTelling = z.object({
  order: z.nullable(z.array(z.enum(CHANNELS))),
  /** Channels that may not write to them. */
  off: z.array(z.enum(CHANNELS)),
  quiet_hours: z.nullable(QuietHours),
  time_zone: z.nullable(z.string()),
  /** In which language they are asked, where a run has it; null for that of their profile. */
  language: z.nullable(PollLanguage),
});
export type OwnTelling = z.infer<typeof OwnTelling>;

/** The same with what the workspace says. */
export const Telling = z.extend(OwnTelling, { space: TellingOfSpace });
export type Telling = z.infer<typeof Telling>;

/** What changes; what is left out stays. */
export const TellingChange = z.strictObject({
  order: z.optional(z.nullable(Channels)),
  off: z.optional(
    Channels.check(
      z.refine((channels) => !channels.includes('mail'), { error: () => automationsValidation.lettersStay }),
    ),
  ),
  quiet_hours: z.optional(z.nullable(QuietHours)),
  time_zone: z.optional(z.nullable(TimeZone)),
  language: z.optional(z.nullable(PollLanguage)),
});
export type TellingChange = z.infer<typeof TellingChange>;

/** The same of a workspace. */
export const TellingOfSpaceChange = z.strictObject({
  order: z.optional(Channels),
  quiet_hours: z.optional(QuietHours),
  time_zone: z.optional(TimeZone),
});
export type TellingOfSpaceChange = z.infer<typeof TellingOfSpaceChange>;

/** What became of invitations by a channel in the last thirty days. */
export const Deliveries = z.object({
  channels: z.array(
    z.object({
      channel: z.enum(CHANNELS),
      sent: z.int(),
      /** The service did not take them. */
      refused: z.int(),
      /** Whoever they were for has closed the bot. */
      blocked: z.int(),
    }),
  ),
});
export type Deliveries = z.infer<typeof Deliveries>;
