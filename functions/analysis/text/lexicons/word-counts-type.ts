/** In how many labelled comments a word stands, by their labels. */
export interface WordCounts<Label extends string> {
  /** The letter that stands for a label in the rows. */
  readonly codes: Readonly<Record<Label, string>>;
  /** How many comments have the label. */
  readonly comments: Readonly<Record<Label, number>>;
  /** Rows apart by commas: the stem of a word, then its counts, each behind the letter of its label. */
  readonly words: string;
}
