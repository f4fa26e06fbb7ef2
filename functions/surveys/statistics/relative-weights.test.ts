import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eigen, relativeWeights } from './relative-weights.ts';

describe('relative weights', () => {
  it('are those of the R package iopsych for its own example', () => {
    const predictors = [
      [1, 0.2, 0.3, 0.4],
      [0.2, 1, 0.5, 0.1],
      [0.3, 0.5, 1, 0.2],
      [0.4, 0.1, 0.2, 1],
    ];
    const { weights } = relativeWeights(predictors, [-0.4, 0.1, -0.3, 0.4])!;
    for (const [index, weight] of [0.240_661_19, 0.054_926_64, 0.121_434_76, 0.281_581_89].entries()) {
      expect(weights[index]).toBeCloseTo(weight, 7);
    }
  });

  it('are those of the R package rwa for the miles a car goes by its cylinders, displacement, power and weight', () => {
    const predictors = [
      [1, 0.902_032_9, 0.832_447_5, 0.782_495_8],
      [0.902_032_9, 1, 0.790_948_6, 0.887_979_9],
      [0.832_447_5, 0.790_948_6, 1, 0.658_747_9],
      [0.782_495_8, 0.887_979_9, 0.658_747_9, 1],
    ];
    const { weights } = relativeWeights(predictors, [-0.852_162, -0.847_551_4, -0.776_168_4, -0.867_659_4])!;
    for (const [index, weight] of [0.209_690_4, 0.188_304_3, 0.179_959, 0.270_681_2].entries()) {
      expect(weights[index]).toBeCloseTo(weight, 5);
    }
    expect(weights.reduce((all, one) => all + one)).toBeCloseTo(0.8486, 4);
  });

  it('are the squared correlations of predictors that have nothing to do with each other', () => {
    const { weights, condition } = relativeWeights(
      [
        [1, 0],
        [0, 1],
      ],
      [0.5, -0.3],
    )!;
    expect(weights).toEqual([expect.closeTo(0.25, 12), expect.closeTo(0.09, 12)]);
    expect(condition).toBeCloseTo(1, 12);
  });

  it('are nothing where two predictors are one, and share alike where they nearly are', () => {
    const alike = (r: number) =>
      relativeWeights(
        [
          [1, r],
          [r, 1],
        ],
        [0.5, 0.5],
      );
    expect(alike(1)).toBeNull();
    const { weights, condition } = alike(0.999)!;
    expect(weights[0]).toBeCloseTo(weights[1]!, 9);
    expect(condition).toBeGreaterThan(30);
  });
});

it('eigenvectors and eigenvalues put the matrix together again', () => {
  const entries = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 21, maxLength: 21 });
  fc.assert(
    fc.property(entries, (triangle) => {
      const places = [0, 1, 2, 3, 4, 5];
      const at = (one: number, other: number) =>
        triangle[(Math.max(one, other) * (Math.max(one, other) + 1)) / 2 + Math.min(one, other)]!;
      const matrix = places.map((row) => places.map((column) => at(row, column)));
      const { values, vectors } = eigen(matrix);
      for (const row of places) {
        for (const column of places) {
          const product = places.reduce((sum, k) => sum + vectors[row]![k]! * values[k]! * vectors[column]![k]!, 0);
          expect(product).toBeCloseTo(matrix[row]![column]!, 8);
        }
      }
    }),
    { seed: 5 },
  );
});
