import { sum } from '#shared/rules/sum.ts';

type Matrix = readonly (readonly number[])[];

/** What a regression explains of the outcome, and how much of it falls to each predictor. */
export interface RelativeWeights {
  /** By predictor; together they are R². */
  readonly weights: readonly number[];
  /** How close the predictors are to saying the same: the largest condition index (Belsley, Kuh and Welsch, 1980). */
  readonly condition: number;
}

/** A smaller eigenvalue is zero but for rounding. */
const ZERO = 1e-10;

/**
 * Johnson's relative weights (Multivariate Behavioral Research 35, 2000), from the correlations between predictors and
 * those of each with the outcome: the predictors are replaced by the uncorrelated ones closest to them, Z, by the
 * symmetric root of their correlations; what Z explains is given back to the predictors by how much of each is in each
 * Z. Null where predictors say the same, so that there is no such root to turn around.
 */
export function relativeWeights(predictors: Matrix, outcome: readonly number[]): RelativeWeights | null {
  const { values, vectors } = eigen(predictors);
  if (values.some((value) => value < ZERO)) return null;
  // V √D Vᵀ is the root of the correlations, V 1/√D Vᵀ turns it around.
  const roots = values.map(Math.sqrt);
  const turned = roots.map((root, k) => sum(outcome.map((one, place) => one * vectors[place]![k]!)) / root);
  const explained = vectors.map((row) => product(row, turned) ** 2);
  const root = vectors
    .map((row) => row.map((one, k) => one * roots[k]!))
    .map((row) => vectors.map((other) => product(row, other)));
  return {
    weights: root.map((row) =>
      product(
        row.map((one) => one ** 2),
        explained,
      ),
    ),
    condition: Math.sqrt(Math.max(...values) / Math.min(...values)),
  };
}

function product(one: readonly number[], other: readonly number[]): number {
  let total = 0;
  for (let place = 0; place < one.length; place++) total += one[place]! * other[place]!;
  return total;
}

const SWEEPS_MAX = 30;
const SETTLED = 1e-20;

/**
 * Eigenvalues and eigenvectors (in columns) of a symmetric matrix, by Jacobi's rotations: each turns two axes so that
 * what stands between them becomes zero (Golub and Van Loan, Matrix Computations, 8.5). A library for this brings fifty
 * times the code.
 */
export function eigen(matrix: Matrix): { readonly values: number[]; readonly vectors: number[][] } {
  const size = matrix.length;
  const a = matrix.map((row) => [...row]);
  const vectors = a.map((_, row) => a.map((__, column) => Number(row === column)));
  for (let sweep = 0; sweep < SWEEPS_MAX; sweep++) {
    let off = 0;
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) off += a[p]![q]! ** 2;
    if (off < SETTLED) break;
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(a, vectors, p, q);
  }
  return { values: a.map((row, place) => row[place]!), vectors };
}

function rotate(a: number[][], vectors: number[][], p: number, q: number): void {
  const between = a[p]![q]!;
  if (between === 0) return;
  const theta = (a[q]![q]! - a[p]![p]!) / (2 * between);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const cosine = 1 / Math.hypot(tangent, 1);
  const sine = tangent * cosine;
  // Loops by index: of a thousand samples this is most of the work.
  for (let place = 0; place < a.length; place++) {
    turn(a[place]!, p, q, cosine, sine);
    turn(vectors[place]!, p, q, cosine, sine);
  }
  const [one, other] = [a[p]!, a[q]!];
  for (let place = 0; place < a.length; place++) {
    const was = one[place]!;
    one[place] = cosine * was - sine * other[place]!;
    other[place] = sine * was + cosine * other[place]!;
  }
}

function turn(row: number[], p: number, q: number, cosine: number, sine: number): void {
  const [one, other] = [row[p]!, row[q]!];
  row[p] = cosine * one - sine * other;
  row[q] = sine * one + cosine * other;
}
