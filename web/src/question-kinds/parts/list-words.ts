/** What a list that its author writes is called, and how long it may be. */
export interface ListWords {
  readonly most: number;
  readonly one: (place: number) => string;
  readonly another: string;
  readonly remove: (place: number) => string;
  readonly hint: string;
  readonly full: string;
  readonly pasted: (count: number) => string;
  /** What is still missing. */
  readonly lacks: Readonly<Record<'two' | 'tooMany' | 'same' | 'tooLong', string>>;
  /** What is wrong with one in a file. */
  readonly file: Readonly<Record<'noList' | 'two' | 'tooMany' | 'tooLong' | 'same', string>>;
}
