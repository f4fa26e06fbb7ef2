/** Some code of a module, and what stands in its place while tests run. */
export interface Replacement {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** One guard of the service: how it stands in its module, what is left without it, and the tests that must notice. */
export interface Guard extends Replacement {
  readonly name: string;
  readonly test: string;
  /** Which tests of the file; all of them when absent. */
  readonly only?: RegExp;
}
