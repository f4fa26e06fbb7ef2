import { expect, it } from 'vitest';
import { calibrationError, reliabilityOf } from './calibration.ts';

const claims = (certainty: number, right: number, wrong: number) =>
  Array.from({ length: right + wrong }, (_, at) => ({ certainty, right: at < right }));

it('is no error where what is said with 0.75 is right three times of four', () => {
  expect(calibrationError(claims(0.75, 3, 1))).toBeCloseTo(0);
});

it('is the distance of certainty and truth, by how often each certainty is claimed', () => {
  // 0.95 right half the time, thirty times; 0.5 right half the time, ten times.
  expect(calibrationError([...claims(0.95, 15, 15), ...claims(0.5, 5, 5)])).toBeCloseTo((30 / 40) * 0.45);
});

it('is told by tenths of certainty', () => {
  expect(reliabilityOf([...claims(1, 1, 0), ...claims(0.25, 1, 1)])).toEqual([
    { claims: 2, certainty: 0.25, right: 0.5 },
    { claims: 1, certainty: 1, right: 1 },
  ]);
});
