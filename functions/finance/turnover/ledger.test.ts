import { describe, expect, it } from 'vitest';
import { LEDGER_VERDICTS, ledgerTitle } from '#shared/rules/finance/ledger-words.ts';
import type { Employment, Observed } from './data.ts';
import { ledgerOf } from './ledger.ts';
import { presentLedger } from './present-ledger.ts';
import { savedBy } from './saved.ts';

const SEEN_FROM = '2022-01-01';
const someone: Employment = {
  department: null,
  hiredOn: '2020-01-01',
  seenFrom: SEEN_FROM,
  leftOn: null,
  leaving: null,
  annualPay: 1_700_000,
};

/** So many stay throughout; the others are as given. Seen for twelve quarters before 2026 and longer. */
function company(staying: number, others: readonly Partial<Employment>[]): Observed {
  return {
    employments: [...Array.from({ length: staying }, () => someone), ...others.map((one) => ({ ...someone, ...one }))],
    since: SEEN_FROM,
    until: '2026-11-21',
    unclear: { withoutHiring: 0, disappeared: 0, contradictory: 0, unknown: 0 },
  };
}

/** So many leave, evenly between two days. */
function leaving(count: number, from: string, to: string, more: Partial<Employment> = {}): Partial<Employment>[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(first + ((index + 0.5) * (last - first)) / count);
    return { leftOn: day.toISOString().slice(0, 10), ...more };
  });
}
const before = (count: number, more: Partial<Employment> = {}) => leaving(count, '2023-01-05', '2025-12-31', more);
const thisYear = (count: number, more: Partial<Employment> = {}) => leaving(count, '2026-01-01', '2026-11-21', more);

const programme = (on: string, roubles = 486_000, department: string | null = null) => ({ roubles, on, department });
const spending = { coefficient: 0.2, spent: [programme('2026-01-01')] };

describe('the ledger of retention', () => {
  it('counts from the first programme of the last twelve months, also from one of the year before', () => {
    const spent = [programme('2025-12-28', 100_000), programme('2026-06-01', 50_000), programme('2025-11-01', 999_000)];
    const ledger = ledgerOf(company(400, [...before(80), ...thisYear(20)]), { coefficient: 0.2, spent });
    expect(ledger.period).toEqual({ from: '2026-01-01', to: '2026-11-21' });
    expect(ledger.since).toEqual({ from: '2025-12-28', to: '2026-11-21' });
    expect(ledger.spent).toEqual({ total: 150_000, items: 2 });
    // A fifth of 1 700 000.
    expect(ledger.breakEven!.leavers).toBeCloseTo(150_000 / 340_000, 10);
  });

  it('holds the time since against twelve quarters before it, and not against a bad year alone', () => {
    const bad = [...leaving(40, '2023-01-05', '2024-12-31'), ...leaving(40, '2025-01-01', '2025-12-31')];
    const ledger = ledgerOf(company(400, [...bad, ...thisYear(20)]), spending);
    expect(ledger.previous).toEqual({ from: '2023-01-05', to: '2025-12-31' });
    expect(ledger.avoided).toMatchObject({ leftBefore: 80, left: 20, compared: false });
    expect(ledger.avoided!.expected).toBeLessThan(25);
    expect(ledger.verdict).toBe('unclear');
  });

  it('says that it paid off only where the whole interval lies above zero', () => {
    const ledger = ledgerOf(company(500, [...before(180), ...thisYear(6)]), spending);
    expect(ledger.result!.low).toBeGreaterThan(0);
    expect(ledger.verdict).toBe('paid_off');
    expect(ledger.result!.value).toBeCloseTo(ledger.avoided!.saved - 486_000, 2);
  });

  it('says that it has not paid off only where the whole interval lies below zero', () => {
    const ledger = ledgerOf(company(500, [...before(30), ...thisYear(90)]), spending);
    expect(ledger.result!.high).toBeLessThan(0);
    expect(ledger.verdict).toBe('not_paid_off');
  });

  it('holds the department of a programme against the others: a good year of all is none of its doing', () => {
    const staying = (department: string) => Array.from({ length: 250 }, () => ({ department }));
    const of = (department: string, earlier: number, since: number) => [
      ...before(earlier, { department }),
      ...thisYear(since, { department }),
    ];
    const forStore = { coefficient: 0.2, spent: [programme('2026-01-01', 100_000, 'склад')] };
    const verdictOf = (others: Partial<Employment>[]) => {
      const all = [...staying('Склад'), ...staying('Офис'), ...of('Склад', 120, 4), ...others];
      const { verdict, avoided } = ledgerOf(company(0, all), forStore);
      expect(avoided!.compared).toBe(true);
      return verdict;
    };
    expect(verdictOf(of('Офис', 120, 36))).toBe('paid_off');
    expect(verdictOf(of('Офис', 120, 4))).toBe('unclear');
  });

  it('is too early to judge with fewer than six quarters before, or ninety days since', () => {
    const few = ledgerOf({ ...company(400, before(80)), since: '2025-03-01' }, spending);
    expect(few).toMatchObject({ previous: null, avoided: null, result: null, verdict: 'too_early' });
    expect(presentLedger(few, 0.2).title).toBe(
      'Окупилось ли удержание, рано судить: нужно шесть кварталов до начала, есть три',
    );
    const young = ledgerOf(company(400, before(80)), { coefficient: 0.2, spent: [programme('2026-11-01')] });
    expect(presentLedger(young, 0.2).title).toBe('Окупилось ли удержание, рано судить: сравним после 30.01.2027');
  });

  it('credits retention with nobody whom the employer dismissed', () => {
    const dismissed = before(180, { leaving: 'employer' });
    const ledger = ledgerOf(company(500, [...dismissed, ...thisYear(5)]), spending);
    expect(ledger.avoided).toMatchObject({ leftBefore: 0, left: 5 });
    expect(ledger.verdict).not.toBe('paid_off');
    // They are replaced all the same.
    expect(ledgerOf(company(500, thisYear(3, { leaving: 'employer' })), spending).leaving.left).toBe(3);
  });

  it('judges in its heading by the leavers that it compares', () => {
    const left = [...before(9), ...thisYear(2), ...thisYear(1, { leaving: 'employer' })];
    const ledger = ledgerOf(company(40, left), spending);
    expect(ledger).toMatchObject({ leaving: { left: 3 }, avoided: { left: 2 }, verdict: 'unclear' });
    expect(presentLedger(ledger, 0.2).title).toMatch(/: двух уходов мало, чтобы судить$/);
  });

  it('counts what replacing those who left costs by their own pay where it is known', () => {
    const left = [
      { leftOn: '2026-03-01', annualPay: 600_000 },
      { leftOn: '2026-05-01', annualPay: null },
    ];
    const ledger = ledgerOf(company(40, left), { coefficient: 0.5, spent: [] });
    // 0.5 × 600 000, and 0.5 × 1 700 000 as of the staff.
    expect(ledger.leaving).toEqual({ left: 2, total: 1_150_000, averageReplacement: 575_000 });
    expect(ledger).toMatchObject({ verdict: 'nothing_spent', since: null });
  });

  it('compares nothing where pay is not known, nor of fewer than five people', () => {
    const unpaid = company(40, thisYear(4));
    const without = { ...unpaid, employments: unpaid.employments.map((one) => ({ ...one, annualPay: null })) };
    expect(ledgerOf(without, spending)).toMatchObject({
      ...{ avoided: null, result: null, breakEven: null, verdict: 'no_pay' },
      leaving: { left: 4, total: 0 },
    });
    expect(ledgerOf(company(4, []), spending)).toMatchObject({ avoided: null, verdict: 'no_comparison' });
  });

  it('has a heading for every verdict, of no more than the figures bear', () => {
    for (const verdict of LEDGER_VERDICTS) {
      for (const left of [0, 1, 10, 11, 400]) {
        const title = ledgerTitle({ verdict, left });
        expect(title).not.toContain('undefined');
        expect(/окупилось:/.test(title)).toBe(verdict === 'paid_off' || verdict === 'not_paid_off');
      }
    }
  });
});

describe('what was not spent on replacing', () => {
  it('has the doubt of leavers and of what one costs within its interval', () => {
    const sure = savedBy({ value: 10, low: 10, high: 10 }, 100);
    expect(sure.saved).toBe(1000);
    // Of a triangle between 0.5 and 1.5 the middle 95 % are from 0.61 to 1.39.
    expect(sure.low / 1000).toBeCloseTo(0.61, 1);
    expect(sure.high / 1000).toBeCloseTo(1.39, 1);
    const both = savedBy({ value: 10, low: 2, high: 18 }, 100);
    expect([both.low > 0, both.low < 300, both.high > 1800]).toEqual([true, true, true]);
    expect(savedBy({ value: 1, low: -4, high: 6 }, 100).low).toBeLessThan(-400);
  });
});
