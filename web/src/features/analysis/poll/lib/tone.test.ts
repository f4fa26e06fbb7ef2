import { expect, it } from 'vitest';
import { toneOf } from './tone.ts';

const tones = (positive: number, negative: number, mixed: number, neutral: number) =>
  toneOf({ positive, negative, mixed, neutral });

it('names praise or criticism alone only where it is at least twice as frequent as the rest', () => {
  expect(tones(8, 2, 2, 5)).toBe('good');
  expect(tones(1, 9, 1, 1)).toBe('bad');
  expect(tones(3, 2, 1, 0)).toBe('mixed');
  expect(tones(0, 0, 4, 0)).toBe('mixed');
});

it('calls answers without praise and criticism neither', () => {
  expect(tones(0, 0, 0, 7)).toBe('none');
});
