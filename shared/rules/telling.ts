import { CHANNELS, type Channel } from '../channels/index.ts';

/** What somebody has said of how they want to be told of runs. */
export interface OwnTelling {
  /** Their own order; null for that of the workspace. */
  readonly order: readonly Channel[] | null;
  /** Those that may not write to them. */
  readonly off: readonly Channel[];
}

/** The same of a workspace, for whoever has not said it. */
export interface TellingOfSpace {
  /** Null for that of the registry. */
  readonly order: readonly Channel[] | null;
}

/** Every channel in an order: those that came after it was made stand behind, as in the registry. */
export function wholeOrder(order: readonly Channel[] | null): Channel[] {
  return [...new Set([...(order ?? []), ...CHANNELS])].filter((channel) => CHANNELS.includes(channel));
}

/** By which channels somebody may be told, in their order, else in that of the workspace, else in that of the registry. */
export function channelsOf({ order, off }: OwnTelling, space: TellingOfSpace): Channel[] {
  return wholeOrder(order ?? space.order).filter((channel) => !off.includes(channel));
}
