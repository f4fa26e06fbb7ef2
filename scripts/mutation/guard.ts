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

/** Stands between the name of a guard and the titles of the tests that must notice. */
const NOTICED_BY = ' -> ';
/** The marks of `git diff --word-diff`. */
const MARKED = /\[-(.*?)-\]|\{\+(.*?)\+\}/g;

/**
 * Guards of one module that are missed by tests of one file. Each is a line of the module in which `[-words-]` are taken
 * out and `{+words+}` put in, under `name of the guard -> titles of the tests`; without titles, under its name alone, all
 * tests of the file run.
 */
export function guardsIn(file: string, test: string, edits: Readonly<Record<string, string>>): readonly Guard[] {
  return Object.entries(edits).map(([heading, edit]) => {
    const [name, titles] = heading.split(NOTICED_BY) as [string, string?];
    return {
      name,
      file,
      from: edit.replace(MARKED, (_, out: string | undefined) => out ?? ''),
      to: edit.replace(MARKED, (_, _out, put: string | undefined) => put ?? ''),
      test,
      ...(titles === undefined ? {} : { only: new RegExp(titles) }),
    };
  });
}
