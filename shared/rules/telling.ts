import { CHANNELS, type Channel } from '../channels/index.ts';
import type { PollLanguage } from './poll-languages.ts';
import { USUAL_QUIET_HOURS, USUAL_TIME_ZONE, writableFrom, type QuietHours } from './quiet-hours.ts';

/** What somebody has said of how they want to be told of runs; null stands for what their workspace says. */
export interface OwnTelling {
  readonly order: readonly Channel[] | null;
  /** Channels that may not write to them. */
  readonly off: readonly Channel[];
  readonly quietHours: QuietHours | null;
  readonly timeZone: string | null;
  /** In which language they are asked, where a run has it; null for that of their profile. */
  readonly language: PollLanguage | null;
}

/** The same of a workspace, for whoever has not said it. */
export interface TellingOfSpace {
  /** Null for the usual one. */
  readonly order: readonly Channel[] | null;
  readonly quietHours: QuietHours;
  readonly timeZone: string;
}

/**
 * In which order whoever has said nothing is told: where they have asked to be written to themselves, then in the portal
 * of the company, then by letter.
 */
const USUAL_ORDER: readonly Channel[] = ['telegram', 'max', 'push', 'bitrix24', 'mail'];

/** A workspace that has said nothing. */
export const USUAL_TELLING: TellingOfSpace = {
  order: null,
  quietHours: USUAL_QUIET_HOURS,
  timeZone: USUAL_TIME_ZONE,
};

/** Every channel in an order, the usual one where there is none: those that came after it was made stand behind. */
export function wholeOrder(order: readonly Channel[] | null): Channel[] {
  return [...new Set([...(order ?? []), ...USUAL_ORDER, ...CHANNELS])].filter((channel) => CHANNELS.includes(channel));
}

/** By which channels somebody may be told, in their order, else in that of the workspace, else in the usual one. */
export function channelsOf(
  { order, off }: Pick<OwnTelling, 'order' | 'off'>,
  space: Pick<TellingOfSpace, 'order'>,
): Channel[] {
  return wholeOrder(order ?? space.order).filter((channel) => !off.includes(channel));
}

/** From when on somebody may be told what is to be told at a moment: then, or when their quiet hours are over. */
export function tellFrom(moment: Date, own: Pick<OwnTelling, 'quietHours' | 'timeZone'>, space: TellingOfSpace): Date {
  return writableFrom(moment, own.quietHours ?? space.quietHours, own.timeZone ?? space.timeZone);
}
