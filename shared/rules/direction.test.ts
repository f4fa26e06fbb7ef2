import { describe, expect, it } from 'vitest';
import { numbersOf } from './scales.ts';
import { isFavourable, judgedBy, oriented, orientedFigure, pollDirection, verdictOf } from './direction.ts';
import { isRecommendation, surveyDirection } from './survey-direction.ts';

const TEN = numbersOf('0-10');
const FIVE = numbersOf('1-5');

describe('the direction of a question', () => {
  it('is what it says, and none where it says nothing', () => {
    expect(pollDirection({ type: 'PULSE' }, { direction: 'lower_is_better' }, 0)).toBe('lower_is_better');
    expect(pollDirection({ type: 'PULSE' }, { direction: null }, 0)).toBeNull();
    expect(pollDirection({ type: 'ENPS' }, { direction: null }, 1)).toBeNull();
  });

  it('of the question of eNPS is higher, whatever it says', () => {
    expect(pollDirection({ type: 'ENPS' }, { direction: 'lower_is_better' }, 0)).toBe('higher_is_better');
    const recommend = { type: 'RATING', scale: '0-10', theme: 'enps', direction: 'neither' } as const;
    expect(surveyDirection(recommend)).toBe('higher_is_better');
    expect(isRecommendation({ ...recommend, scale: '1-5' })).toBe(false);
    expect(surveyDirection({ ...recommend, theme: 'load' })).toBe('neither');
    expect(surveyDirection({ type: 'RATING', scale: '0-10', theme: null })).toBeNull();
  });

  it('judges nothing where no answer is the better one', () => {
    expect([judgedBy('neither'), judgedBy(null), judgedBy(undefined)]).toEqual([null, null, null]);
    expect(judgedBy('lower_is_better')).toBe('lower_is_better');
  });
});

it('turns a number around within its scale: x′ = low + high − x', () => {
  expect([0, 3, 10].map((x) => oriented(x, TEN, 'lower_is_better'))).toEqual([10, 7, 0]);
  expect([1, 2, 5].map((x) => oriented(x, FIVE, 'lower_is_better'))).toEqual([5, 4, 1]);
  expect(oriented(3, FIVE, 'higher_is_better')).toBe(3);
  const load = { value: 8.3, low: 7.5, high: 9, n: 20 };
  expect(orientedFigure(load, TEN, 'lower_is_better')).toEqual({
    value: expect.closeTo(1.7),
    low: 1,
    high: 2.5,
    n: 20,
  });
});

it('a rise is worse where lower is better, and nothing where nothing is judged', () => {
  expect([verdictOf(5, 'lower_is_better'), verdictOf(-5, 'lower_is_better')]).toEqual(['worse', 'better']);
  expect([verdictOf(5, 'higher_is_better'), verdictOf(-5, 'higher_is_better')]).toEqual(['better', 'worse']);
  expect([verdictOf(5, 'neither'), verdictOf(5, null), verdictOf(0, 'higher_is_better')]).toEqual([null, null, null]);
});

it('an answer is favourable by the end of its scale that is the better one', () => {
  const of = (scale: '0-10' | '1-5', direction: 'higher_is_better' | 'lower_is_better') =>
    numbersOf(scale).filter((value) => isFavourable(value, scale, numbersOf(scale), direction));
  expect(of('0-10', 'higher_is_better')).toEqual([9, 10]);
  expect(of('0-10', 'lower_is_better')).toEqual([0, 1]);
  expect(of('1-5', 'higher_is_better')).toEqual([4, 5]);
  expect(of('1-5', 'lower_is_better')).toEqual([1, 2]);
});
