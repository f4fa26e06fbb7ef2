import { describe, expect, it } from 'vitest';
import { ANY, findContradictions, type Claim } from './contradictions.ts';

const claim = (change: Partial<Claim>): Claim => ({
  said: 'somewhere',
  metric: 'enps',
  subject: 'Вся компания',
  period: 'now',
  ...change,
});
const exclude = (one: Partial<Claim>, other: Partial<Claim>) =>
  findContradictions([claim(one), claim(other)]).length > 0 &&
  findContradictions([claim(other), claim(one)]).length > 0;

describe('two claims exclude each other', () => {
  it.each([
    ['a first run and a comparison', { isFirst: true }, { direction: 'up', period: 'last', metric: 'question:1' }],
    ['a first run and one before it', { isFirst: true }, { isFirst: false }],
    [
      'nothing to compare with and a comparison',
      { metric: ANY, period: ANY, direction: 'incomparable' },
      { direction: 'none', period: 'last' },
    ],
    ['a rise and a fall', { direction: 'up', period: 'last' }, { direction: 'down', period: 'last' }],
    ['a rise and what may be chance', { direction: 'up', period: 'last' }, { direction: 'none', period: 'last' }],
    ['two figures of one thing', { figure: '+30' }, { figure: '+28' }],
    ['good and bad', { level: 'good' }, { level: 'bad' }],
    ['good, and neither for sure', { level: 'good' }, { level: 'even' }],
    ['praised and among the worries', { level: 'good' }, { level: 'worry' }],
    [
      'calm of all there is and a worry',
      { metric: ANY, subject: ANY, period: ANY, level: 'calm' },
      { metric: 'load', subject: 'Склад', level: 'worry' },
    ],
  ] as const)('%s', (_, one, other) => {
    expect(exclude(one, other)).toBe(true);
  });

  it.each([
    ['of different figures', { level: 'good' }, { level: 'bad', metric: 'theme:pay' }],
    ['of different teams', { level: 'good', subject: 'Склад' }, { level: 'bad', subject: 'Офис' }],
    ['of different times', { direction: 'up', period: 'last' }, { direction: 'down', period: '6 runs' }],
    ['figures of two times', { figure: '+30' }, { figure: '+28', period: 'last' }],
    ['that say the same', { direction: 'up', period: 'last' }, { direction: 'up', period: 'last' }],
    ['a worry where neither is ahead', { level: 'worry' }, { level: 'even' }],
    ['a first run with nothing to compare', { isFirst: true }, { direction: 'incomparable' }],
  ] as const)('but not %s', (_, one, other) => {
    expect(exclude(one, other)).toBe(false);
  });

  it('and a claim excludes itself where it is surer than its interval and its answers bear', () => {
    const sure = (confidence: 'high' | 'middle' | 'low', n: number) =>
      findContradictions([claim({ certainty: { confidence, n, low: 2.7, high: 9.9, scale: 10 } })]).length;
    expect([sure('high', 5), sure('middle', 500), sure('low', 5)]).toEqual([1, 1, 0]);
  });
});
