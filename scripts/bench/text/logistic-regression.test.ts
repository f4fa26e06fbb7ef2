import { expect, it } from 'vitest';
import { fitLogisticRegression } from './logistic-regression.ts';

const examples = [
  { signs: [1, 0], kind: 0 },
  { signs: [1, 1], kind: 0 },
  { signs: [1, 0], kind: 0 },
  { signs: [0, 1], kind: 1 },
  { signs: [0, 0], kind: 1 },
];

it('gives weight to the sign that tells the kinds apart, and little to the one that does not', () => {
  const [first, second] = fitLogisticRegression(examples, [1, 1]);
  const weightOf = (sign: number) => first![sign]! - second![sign]!;
  expect(weightOf(1)).toBeGreaterThan(2);
  expect(Math.abs(weightOf(2))).toBeLessThan(weightOf(1) / 4);
});

it('prefers the kind whose examples count for more where nothing else tells', () => {
  const same = [
    { signs: [0], kind: 0 },
    { signs: [0], kind: 1 },
  ];
  const [first, second] = fitLogisticRegression(same, [3, 1]);
  expect(first![0]! - second![0]!).toBeCloseTo(Math.log(3), 1);
});
