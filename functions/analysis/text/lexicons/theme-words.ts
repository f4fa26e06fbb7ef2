/** The words of a theme, as `patterns.ts` reads them: apart by commas, `*` ends the beginning of a word. */
export interface ThemeWords {
  /** One of them is enough. */
  readonly certain: string;
  /** They count where two of them come together, or where nothing certain is said of any theme. */
  readonly likely: string;
}
