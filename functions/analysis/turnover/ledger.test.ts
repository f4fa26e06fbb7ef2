import { describe, expect, it } from 'vitest';
import { LEDGER_VERDICTS, ledgerTitle } from '#shared/rules/finance/ledger-words.ts';
import type { Employment, Observed } from './data.ts';
import { ledgerOf } from './ledger.ts';
import { presentLedger } from './present-ledger.ts';

const someone: Employment = {
  department: null,
  hiredOn: '2020-01-01',
  seenFrom: '2024-01-01',
  leftOn: null,
  leaving: null,
  annualPay: 1_700_000,
};

/** So many stay throughout; the others leave on the days given. */
function company(staying: number, leaving: readonly Partial<Employment>[]): Observed {
  return {
    employments: [...Array.from({ length: staying }, () => someone), ...leaving.map((one) => ({ ...someone, ...one }))],
    since: '2024-01-01',
    until: '2026-11-21',
    unclear: { withoutHiring: 0, disappeared: 0, contradictory: 0, unknown: 0 },
  };
}
const on = (leftOn: string, more: Partial<Employment> = {}): Partial<Employment> => ({ leftOn, ...more });
const spending = { coefficient: 0.2, spent: [186_000, 240_000, 60_000] };

/** Four in this year, six in the same months of the year before, one after them. */
const fourAfterSix = [
  ...['2026-02-01', '2026-04-01', '2026-06-01', '2026-10-01'].map((day) => on(day)),
  ...['2025-01-15', '2025-03-01', '2025-05-01', '2025-07-01', '2025-09-01', '2025-11-21'].map((day) => on(day)),
  on('2025-12-15'),
];

describe('the ledger of retention', () => {
  it('counts the year so far against the same days of the year before', () => {
    const ledger = ledgerOf(company(40, fourAfterSix), spending);
    expect(ledger.period).toEqual({ from: '2026-01-01', to: '2026-11-21' });
    expect(ledger.previous).toEqual({ from: '2025-01-01', to: '2025-11-21' });
    expect(ledger.leaving).toEqual({
      left: 4,
      // A fifth of 1 700 000.
      averageReplacement: 340_000,
      total: 1_360_000,
    });
    expect(ledger.avoided).toMatchObject({ leftBefore: 6, left: 4 });
    // Fewer people are there this year, so fewer than six would have left at last year's rate.
    expect(ledger.avoided!.expected).toBeGreaterThan(5);
    expect(ledger.avoided!.expected).toBeLessThan(6);
    expect(ledger.spent).toEqual({ total: 486_000, items: 3 });
    // 486 000 ÷ 340 000.
    expect(ledger.breakEven!.leavers).toBeCloseTo(1.4294, 4);
  });

  it('has the interval of both counts: four after six is too few to tell', () => {
    // Nobody else leaves, and as many are there in both years: the six are replaced.
    const replaced = fourAfterSix.slice(0, 10).map((one) => ({ ...one, seenFrom: one.leftOn!.slice(0, 4) + '-01-01' }));
    const ledger = ledgerOf(company(400, replaced), spending);
    const { value, low, high } = ledger.avoided!.leavers;
    // 6 − 4; Garwood: 4 is 1.090–10.242, 6 is 2.202–13.059.
    // low = 2 − √((6 − 2.202)² + (10.242 − 4)²) = −5.31, high = 2 + √((13.059 − 6)² + (4 − 1.090)²) = 9.64.
    expect(value).toBeCloseTo(2, 0);
    expect(low).toBeCloseTo(-5.31, 1);
    expect(high).toBeCloseTo(9.64, 1);
    expect(ledger.result!.value).toBe(Math.round((ledger.avoided!.saved - 486_000) * 100) / 100);
    expect(ledger.result!.low).toBeLessThan(0);
    expect(ledger.result!.high).toBeGreaterThan(0);
    expect(ledger.verdict).toBe('unclear');
    expect(ledgerTitle({ verdict: ledger.verdict, left: ledger.leaving.left })).toBe(
      'Окупилось ли удержание, пока неясно: четырёх уходов мало, чтобы судить',
    );
  });

  const many = (count: number, year: number, more: Partial<Employment> = {}) =>
    Array.from({ length: count }, (_, index) => on(`${year}-0${1 + (index % 9)}-15`, more));

  it('says that it paid off only where the whole interval lies above zero', () => {
    const ledger = ledgerOf(company(500, [...many(5, 2026), ...many(60, 2025)]), spending);
    expect(ledger.result!.low).toBeGreaterThan(0);
    expect(ledger.verdict).toBe('paid_off');
  });

  it('says that it has not paid off only where the whole interval lies below zero', () => {
    const ledger = ledgerOf(company(500, [...many(60, 2026), ...many(5, 2025)]), spending);
    expect(ledger.result!.high).toBeLessThan(0);
    expect(ledger.verdict).toBe('not_paid_off');
  });

  it('credits retention with nobody whom the employer dismissed', () => {
    const dismissed = many(60, 2025, { leaving: 'employer' });
    const ledger = ledgerOf(company(500, [...many(5, 2026), ...dismissed]), spending);
    expect(ledger.avoided).toMatchObject({ leftBefore: 0, left: 5 });
    // They are replaced all the same.
    expect(ledgerOf(company(500, many(3, 2026, { leaving: 'employer' })), spending).leaving.left).toBe(3);
  });

  it('judges in its heading by the leavers that it compares', () => {
    const [kept, dismissed] = [many(2, 2026), many(1, 2026, { leaving: 'employer' })];
    const ledger = ledgerOf(company(40, [...kept, ...dismissed, ...many(4, 2025)]), spending);
    expect(ledger).toMatchObject({ leaving: { left: 3 }, avoided: { left: 2 }, verdict: 'unclear' });
    expect(presentLedger(ledger, 0.2).title).toMatch(/: двух уходов мало, чтобы судить$/);
  });

  it('counts what replacing those who left costs by their own pay where it is known', () => {
    const ledger = ledgerOf(
      company(40, [on('2026-03-01', { annualPay: 600_000 }), on('2026-05-01', { annualPay: null })]),
      { coefficient: 0.5, spent: [] },
    );
    // 0.5 × 600 000, and 0.5 × 1 700 000 as of the staff.
    expect(ledger.leaving).toEqual({ left: 2, total: 1_150_000, averageReplacement: 575_000 });
    expect(ledger.verdict).toBe('nothing_spent');
  });

  it('compares with nothing where the year before was not seen, or pay is not known', () => {
    const late = { ...company(40, many(4, 2026)), since: '2025-01-02' };
    expect(ledgerOf(late, spending)).toMatchObject({ previous: null, avoided: null, verdict: 'no_comparison' });
    const unpaid = company(40, many(4, 2026, { annualPay: null }));
    const without = { ...unpaid, employments: unpaid.employments.map((one) => ({ ...one, annualPay: null })) };
    expect(ledgerOf(without, spending)).toMatchObject({
      ...{ avoided: null, result: null, breakEven: null, verdict: 'no_pay' },
      leaving: { left: 4, total: 0 },
    });
  });

  it('has a year before the 29th of February', () => {
    const leap = { ...company(40, []), until: '2028-02-29' };
    expect(ledgerOf(leap, spending).previous).toEqual({ from: '2027-01-01', to: '2027-02-28' });
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
