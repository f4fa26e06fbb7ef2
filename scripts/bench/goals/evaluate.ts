import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keeps } from '../budgets.ts';
import { isOfTheRun, type Recorded } from '../report.ts';
import type { Remembered } from '#scripts/verify/remembered.ts';
import type { Proof } from './proofs.ts';

/** How the tests of a file ended when they were run last. */
export interface TestsOfFile {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** ISO 8601. */
  readonly at: string;
}

/** What the suites and benches have written down when they were run last. */
export interface Records {
  readonly root: string;
  readonly tests: (file: string) => TestsOfFile | null;
  readonly bench: (name: string) => Recorded | null;
  readonly step: (name: string) => Remembered | null;
  /** Every guard there is, with the file of its tests, and how it ended when it was taken out last. */
  readonly guards: readonly { readonly name: string; readonly test: string; readonly ended: Remembered | null }[];
}

/**
 * What there is of a proof. `absent`: it names what does not exist. `doubtful`: over a budget by figures that tell of the
 * machine as well.
 */
export interface Finding {
  readonly state: 'holds' | 'broken' | 'doubtful' | 'absent' | 'not run';
  readonly figure: string;
  /** When that was found; null where it was not. */
  readonly at: string | null;
}

const notRun = (figure: string): Finding => ({ state: 'not run', figure, at: null });
const absent = (figure: string): Finding => ({ state: 'absent', figure, at: null });

/** Looks a proof up in what was written down. */
export function evaluate(proof: Proof, records: Records): Finding {
  switch (proof.kind) {
    case 'tests':
      return ofTests(proof.file, records);
    case 'bench':
      return ofBench(proof.bench, proof.row, records);
    case 'step':
      return ofStep(records.step(proof.step));
    case 'guards':
      return ofGuards(proof.of, records);
  }
}

function ofTests(file: string, { root, tests }: Records): Finding {
  if (!existsSync(join(root, file))) return absent('there is no such file');
  const found = tests(file);
  if (!found) return notRun('its tests were not run here');
  const { passed, failed, skipped, at } = found;
  if (failed > 0) return { state: 'broken', figure: `${failed} of ${passed + failed} tests failed`, at };
  if (passed === 0) return { state: 'broken', figure: 'no test of it was run', at };
  return { state: 'holds', figure: `${passed} tests passed${skipped > 0 ? `, ${skipped} left out` : ''}`, at };
}

function ofBench(name: string, wanted: RegExp, { bench }: Records): Finding {
  const found = bench(name);
  if (!found) return notRun('it was not run here');
  const rows = found.sections.flatMap((section) => section.rows).filter((row) => wanted.test(row.name));
  if (rows.length === 0) return absent('it has no such row');
  const held = rows.filter(({ budget }) => budget !== undefined);
  const over = held.filter(({ value, budget }) => !keeps(value, budget!));
  const { at } = found;
  // Where all of it is meant, how much it was is part of the figure.
  const of = wanted.source === '.' ? `${found.sections[0]!.title}: ` : '';
  const worst = over.find(({ unit }) => !isOfTheRun(unit)) ?? over[0];
  if (worst) {
    const figure = `over its budget: ${worst.name}, ${round(worst.value)} ${worst.unit}`;
    return { state: isOfTheRun(worst.unit) ? 'doubtful' : 'broken', figure, at };
  }
  const most = held.map(({ value, unit }) => ({ value, unit })).toSorted((a, b) => b.value - a.value)[0];
  if (!most) return { state: 'holds', figure: `${of}${rows.length} figures without a budget`, at };
  const isOne = new Set(held.map(({ unit }) => unit)).size === 1;
  return {
    state: 'holds',
    figure: `${of}${held.length} figures within budget${isOne ? `, ${round(most.value)} ${most.unit} at most` : ''}`,
    at,
  };
}

function ofStep(ended: Remembered | null): Finding {
  if (!ended) return notRun('it was not run here');
  const { held, at } = ended;
  if (held === null) return notRun('it cannot be run on this machine');
  return held ? { state: 'holds', figure: 'passed', at } : { state: 'broken', figure: 'failed', at };
}

function ofGuards(of: RegExp, { guards }: Records): Finding {
  const wanted = guards.filter(({ test }) => of.test(test));
  if (wanted.length === 0) return absent('there is no such guard');
  const tried = wanted.filter(({ ended }) => ended !== null);
  if (tried.length === 0) return notRun(`none of ${wanted.length} was taken out here`);
  const missed = tried.filter(({ ended }) => ended!.held !== true);
  // The oldest: each day takes out others.
  const [at] = tried.map(({ ended }) => ended!.at).toSorted();
  if (missed.length > 0) return { state: 'broken', figure: `nobody misses ${missed[0]!.name}`, at: at! };
  return { state: 'holds', figure: `${tried.length} of ${wanted.length} taken out, each missed by a test`, at: at! };
}

function round(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
