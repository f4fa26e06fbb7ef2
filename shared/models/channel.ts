import * as z from 'zod/mini';
import { CHANNELS } from '../channels/index.ts';
import { runsValidation } from '#text/runs/validation.ts';

const ChannelName = z.enum(CHANNELS, { error: () => runsValidation.unknownChannel });

/** By which ways the members a run asks may be told of it: each by one of them. */
export const Channels = z
  .array(ChannelName, { error: () => runsValidation.channelsWanted })
  .check(
    z.refine((channels) => new Set(channels).size === channels.length, { error: () => runsValidation.channelTwice }),
  );

/** How an invitation went out. */
export const Notice = z.object({
  /** Members it was for. */
  people: z.int(),
  /** How many of them each channel has told: nobody by two, some by none. */
  reached: z.array(z.object({ channel: ChannelName, people: z.int() })),
  /** How many of them will be told when their quiet hours are over. */
  later: z.int(),
  /** Why a chosen channel did not tell everybody; null where all went well. */
  problem: z.nullable(z.string()),
});
export type Notice = z.infer<typeof Notice>;
