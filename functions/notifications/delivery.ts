import type { Words } from '#shared/text/said.ts';

/** Whom a channel has told, and why not everybody; null where nothing went wrong. */
export interface Delivery<Person> {
  readonly reached: ReadonlySet<Person>;
  readonly problem: Words | null;
}
