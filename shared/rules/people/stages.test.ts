import { describe, expect, it } from 'vitest';
import { isNewcomer, probationEnd, stageOf } from './stages.ts';

describe('what comes next', () => {
  it.each([
    ['2026-10-26', 'day 30 2026-11-25 near'],
    ['2026-10-05', 'day 60 2026-12-04'],
    ['2026-09-07', 'day 90 2026-12-06'],
    ['2026-08-27', 'probation 3 2026-11-26 near'],
    ['2026-08-24', 'probation 3 2026-11-23 near'],
    ['2026-08-23', null],
    ['2025-12-01', 'anniversary 1 2026-12-01'],
    ['2020-11-23', 'anniversary 6 2026-11-23 near'],
    ['2020-11-22', null],
    ['2024-02-29', null],
    ['2026-12-01', null],
  ])('for somebody hired on %s is %j', (hiredOn, words) => {
    const stage = stageOf(hiredOn, '2026-11-23');
    expect(stage && `${stage.kind} ${stage.count} ${stage.on}${stage.near ? ' near' : ''}`).toBe(words);
  });
});

it.each([
  ['2026-11-23', true],
  ['2026-08-24', true],
  ['2026-08-22', false],
  ['2026-11-24', false],
])('hired on %s is a newcomer: %s', (hiredOn, is) => {
  expect(isNewcomer(hiredOn, '2026-11-23')).toBe(is);
});

it('ends a probation on the day before that of the hiring, three months later', () => {
  expect(probationEnd('2026-08-27')).toBe('2026-11-26');
});
