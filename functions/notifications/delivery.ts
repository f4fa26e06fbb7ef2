/** Whom a channel has told, and why not everybody, in words for a person; null where nothing went wrong. */
export interface Delivery<Person> {
  readonly reached: ReadonlySet<Person>;
  readonly problem: string | null;
}
