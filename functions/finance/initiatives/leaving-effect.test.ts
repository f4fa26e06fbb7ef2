import { describe, expect, it } from 'vitest';
import type { Employment, Observed as Turnover } from '../turnover/data.ts';
import { effectOf } from '#functions/analysis/effect.ts';
import { leavingObserved, type LeavingTarget } from './leaving-effect.ts';

const STARTED = '2025-11-01';
const TODAY = '2026-11-01';

const employment = (hiredOn: string, leftOn: string | null, department: string | null = null): Employment => ({
  department,
  hiredOn,
  seenFrom: hiredOn,
  leftOn,
  leaving: null,
  annualPay: null,
});
const turnover = (employments: Employment[], since = '2020-01-01', until = TODAY): Turnover => ({
  employments,
  since,
  until,
  unclear: { withoutHiring: 0, disappeared: 0, contradictory: 0, unknown: 0 },
});
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, i) => make(i));
const target = (kind: LeavingTarget['kind'], more: Partial<LeavingTarget> = {}): LeavingTarget => ({
  kind,
  label: 'Текучесть за год',
  startedOn: STARTED,
  department: null,
  today: TODAY,
  ...more,
});
const effect = (one: LeavingTarget, seen: Turnover | null) => effectOf(leavingObserved(one, seen));

describe('turnover before an initiative and since', () => {
  const stayed = times(100, () => employment('2020-01-01', null));
  /** So many leave, evenly between two days. */
  const left = (count: number, from: string, to: string, department: string | null = null) =>
    times(count, (index) => {
      const [first, last] = [Date.parse(from), Date.parse(to)];
      const day = new Date(first + ((index + 0.5) * (last - first)) / count).toISOString().slice(0, 10);
      return employment('2020-01-01', day, department);
    });
  const before = (count: number, department: string | null = null) =>
    left(count, '2022-11-05', '2025-10-31', department);
  const since = (count: number, department: string | null = null) => left(count, STARTED, '2026-10-31', department);

  it('is the year since against twelve quarters: who left of the average headcount', () => {
    const effected = effect(target('turnover'), turnover([...stayed, ...before(90), ...since(2)]));
    expect(effected).toMatchObject({
      before: { count: 90, from: '2022-11-05', to: '2025-10-31' },
      after: { count: 2, from: STARTED, to: '2026-10-31' },
      verdict: 'better',
      text: 'лучше, больше случайной разницы',
    });
    expect(effected.difference!.high).toBeLessThan(0);
  });

  it('is not better for following a bad year: figures go back to their mean by themselves', () => {
    const [usual, bad] = [left(40, '2022-11-05', '2024-10-31'), left(40, '2024-11-01', '2025-10-31')];
    const seen = turnover([...stayed, ...usual, ...bad, ...since(20)]);
    expect(effect(target('turnover'), seen)).toMatchObject({ verdict: 'may_be_chance' });
  });

  it('may be chance where few left, and is for the worse where many did', () => {
    const few = effect(target('turnover'), turnover([...stayed, ...before(12), ...since(2)]));
    expect(few).toMatchObject({ verdict: 'may_be_chance' });
    expect(effect(target('turnover'), turnover([...stayed, ...before(6), ...since(60)])).verdict).toBe('worse');
  });

  it('is too early to tell for ninety days, and not measured where the data end before', () => {
    const seen = turnover([...stayed, ...before(40)], '2020-01-01', '2025-12-01');
    const early = effect(target('turnover', { today: '2026-01-29' }), seen);
    expect(early).toMatchObject({ verdict: 'too_early', text: 'рано судить: сравним после 30.01.2026', after: null });
    expect(effect(target('turnover', { today: '2026-01-30' }), seen).verdict).toBe('not_measured');
    expect(effect(target('turnover'), null)).toMatchObject({ verdict: 'not_measured', before: null, after: null });
  });

  it('is too early to tell with fewer than six quarters before it', () => {
    const text = (from: string) => effect(target('turnover'), turnover(stayed, from)).text;
    expect(text(STARTED)).toBe('рано судить: нужно шесть кварталов до начала, нет ни одного');
    expect(text('2025-01-20')).toBe('рано судить: нужно шесть кварталов до начала, есть три');
    expect(text('2024-01-01')).toBe('может быть случайностью');
  });

  it('is that of its department against the others, and of fewer than five people never', () => {
    const shop = times(150, () => employment('2020-01-01', null, 'Склад'));
    const office = times(3, () => employment('2020-01-01', null, 'Офис'));
    const own = [...shop, ...office, ...stayed, ...before(140, 'склад'), ...since(2, 'склад')];
    const verdictOf = (others: Employment[], department = 'Склад') =>
      effect(target('turnover', { department }), turnover([...own, ...others]));
    expect(verdictOf([...before(60), ...since(20)])).toMatchObject({
      label: 'Текучесть за год, Склад',
      before: { count: 140 },
      after: { count: 2 },
      verdict: 'better',
      text: 'лучше, чем у остальных за то же время, больше случайной разницы',
    });
    // Where everybody stays all of a sudden it is no doing of a department's.
    expect(verdictOf([...before(95), ...since(0)]).verdict).toBe('may_be_chance');
    expect(verdictOf([], 'Офис')).toMatchObject({ verdict: 'not_measured', before: { value: null } });
  });
});

describe('early leavers before an initiative and since', () => {
  const hired = (count: number, month: string, leftAfter: number | null) =>
    times(count, () => {
      const day = `${month}-01`;
      const left = leftAfter === null ? null : new Date(Date.parse(day) + leftAfter * 86_400_000).toISOString();
      return employment(day, left && left.slice(0, 10));
    });

  const QUARTERS = ['2023-09', '2024-01', '2024-04', '2024-07', '2024-10', '2025-01', '2025-04', '2025-07'];

  it('are those who left within 90 days of those who were hired', () => {
    const seen = turnover([
      ...QUARTERS.flatMap((month) => [...hired(20, month, 30), ...hired(10, month, 90), ...hired(10, month, null)]),
      ...hired(2, '2026-02', 89),
      ...hired(118, '2026-03', null),
      // Hired too lately to have had 90 days.
      ...hired(30, '2026-09', 10),
    ]);
    expect(effect(target('left_in_90_days'), seen)).toMatchObject({
      before: { count: 160, of: 320, value: 50 },
      after: { count: 2, of: 120, value: 1.7 },
      verdict: 'better',
    });
  });

  it('count no quarter in which nobody was hired, and of fewer than five hired are not compared', () => {
    const few = turnover([...hired(40, '2025-03', 30), ...hired(40, '2024-03', null), ...hired(30, '2026-02', null)]);
    expect(effect(target('left_in_90_days'), few).text).toBe('рано судить: нужно шесть кварталов до начала, есть два');
    const four = turnover([...hired(4, '2025-03', 30), ...hired(30, '2026-02', null)]);
    expect(effect(target('left_in_90_days'), four)).toMatchObject({ verdict: 'not_measured', difference: null });
  });
});
