/** A line of a digest, put into words for each who reads it. */
export type Line = () => string;

/** What happened to something in a week, and what of it wants attention. */
export interface Told {
  readonly lines: readonly Line[];
  readonly attention: readonly Line[];
}
