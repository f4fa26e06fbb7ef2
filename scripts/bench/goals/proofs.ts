/** By what a part of a goal is shown to be reached. */
export type Proof =
  /** All tests of a file passed when they were run last. */
  | { readonly kind: 'tests'; readonly file: string; readonly shows: string }
  /** All rows of a bench whose names fit keep their budgets; one without a budget only tells its figure. */
  | { readonly kind: 'bench'; readonly bench: string; readonly row: RegExp; readonly shows: string }
  /** A step of `npm run verify` ended well. */
  | { readonly kind: 'step'; readonly step: string; readonly shows: string }
  /** Each of these guards was taken out, and a test turned red. */
  | { readonly kind: 'guards'; readonly of: RegExp; readonly shows: string };

/** What is demanded of the product, and by what it is proved here. */
export interface Goal {
  readonly id: string;
  readonly demands: string;
  readonly proofs: readonly Proof[];
  /** What of it nothing here proves. */
  readonly open?: string;
}

export const tests = (file: string, shows: string): Proof => ({ kind: 'tests', file, shows });
export const bench = (name: string, row: RegExp, shows: string): Proof => ({ kind: 'bench', bench: name, row, shows });
export const step = (name: string, shows: string): Proof => ({ kind: 'step', step: name, shows });
/** Guards whose tests stand in these files. */
export const guards = (of: RegExp, shows: string): Proof => ({ kind: 'guards', of, shows });
