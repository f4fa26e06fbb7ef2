import { describe, expect, it } from 'vitest';
import type { Employment, Observed as Turnover } from '#functions/analysis/turnover/data.ts';
import { effectOf } from './effect.ts';
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
  const left = (count: number, month: string) => times(count, () => employment('2020-01-01', `${month}-15`));

  it('is compared over a year each: who left of the average headcount', () => {
    const seen = turnover([...stayed, ...left(40, '2025-05'), ...left(5, '2026-05')]);
    const { before, after, verdict, difference } = effect(target('turnover'), seen);
    expect(before).toMatchObject({ count: 40, from: '2024-11-01', to: '2025-10-31' });
    expect(after).toMatchObject({ count: 5, from: STARTED, to: '2026-10-31' });
    // 40 leave about the middle of the year: 105 and 40 for 195 of 365 days are about 126 people.
    expect(before!.of).toBeGreaterThan(120);
    expect(verdict).toBe('better');
    expect(difference!.high).toBeLessThan(0);
  });

  it('may be chance where few left, and is for the worse where many did', () => {
    const few = effect(target('turnover'), turnover([...stayed, ...left(4, '2025-05'), ...left(2, '2026-05')]));
    expect(few).toMatchObject({ verdict: 'may_be_chance' });
    const worse = effect(target('turnover'), turnover([...stayed, ...left(2, '2025-05'), ...left(40, '2026-05')]));
    expect(worse.verdict).toBe('worse');
  });

  it('is too early to tell for ninety days, and not measured where the data end before', () => {
    const seen = turnover([...stayed, ...left(40, '2025-05')], '2020-01-01', '2025-12-01');
    const early = effect(target('turnover', { today: '2026-01-29' }), seen);
    expect(early).toMatchObject({ verdict: 'too_early', text: 'ещё рано: сравним после 30.01.2026', after: null });
    expect(effect(target('turnover', { today: '2026-01-30' }), seen).verdict).toBe('not_measured');
    expect(effect(target('turnover'), null)).toMatchObject({ verdict: 'not_measured', before: null, after: null });
  });

  it('looks no further back than the data do', () => {
    const { before, verdict } = effect(target('turnover'), turnover(stayed, STARTED));
    expect([before, verdict]).toEqual([null, 'not_measured']);
  });

  it('is that of its department, and of fewer than five people never', () => {
    const shop = times(50, () => employment('2020-01-01', null, 'Склад'));
    const gone = times(20, () => employment('2020-01-01', '2025-05-15', 'склад'));
    const office = times(3, () => employment('2020-01-01', null, 'Офис'));
    const seen = turnover([...shop, ...gone, ...office, ...left(30, '2026-05')]);
    expect(effect(target('turnover', { department: 'Склад' }), seen)).toMatchObject({
      label: 'Текучесть за год, Склад',
      before: { count: 20 },
      after: { count: 0 },
      verdict: 'better',
    });
    expect(effect(target('turnover', { department: 'Офис' }), seen)).toMatchObject({
      verdict: 'not_measured',
      before: { value: null },
    });
  });
});

describe('early leavers before an initiative and since', () => {
  const hired = (count: number, month: string, leftAfter: number | null) =>
    times(count, () => {
      const day = `${month}-01`;
      const left = leftAfter === null ? null : new Date(Date.parse(day) + leftAfter * 86_400_000).toISOString();
      return employment(day, left && left.slice(0, 10));
    });

  it('are those who left within 90 days of those who were hired', () => {
    const seen = turnover([
      ...hired(20, '2025-03', 30),
      ...hired(10, '2025-04', 90),
      ...hired(10, '2025-05', null),
      ...hired(2, '2026-02', 89),
      ...hired(38, '2026-03', null),
      // Hired too lately to have had 90 days.
      ...hired(30, '2026-09', 10),
    ]);
    expect(effect(target('left_in_90_days'), seen)).toMatchObject({
      before: { count: 20, of: 40, value: 50 },
      after: { count: 2, of: 40, value: 5 },
      verdict: 'better',
    });
  });

  it('of fewer than five hired are not compared', () => {
    const seen = turnover([...hired(4, '2025-03', 30), ...hired(30, '2026-02', null)]);
    expect(effect(target('left_in_90_days'), seen)).toMatchObject({ verdict: 'not_measured', difference: null });
  });
});
