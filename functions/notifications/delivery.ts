import type { Channel } from '#shared/channels/index.ts';
import type { Words } from '#shared/text/said.ts';

/** Whom a channel has told, and why not everybody; null where nothing went wrong. */
export interface Delivery<Person> {
  readonly reached: ReadonlySet<Person>;
  readonly problem: Words | null;
  /** How many of those it could have reached it was refused for. */
  readonly refused?: number;
  /** How many take nothing from it any more. */
  readonly blocked?: number;
}

/** Of how many messages by each channel nothing came. */
export type Lost = ReadonlyMap<Channel, Readonly<Record<'refused' | 'blocked', number>>>;
