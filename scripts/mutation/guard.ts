/** One guard of the service: how it stands in its module, what is left without it, and the tests that must notice. */
export interface Guard {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly test: string;
  /** Which tests of the file; all of them when absent. */
  readonly only?: RegExp;
}
