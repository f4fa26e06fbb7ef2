import { describe, expect, it } from 'vitest';
import { type EmployeeMetric, explain, explainGroup } from './explain.ts';
import { makeEmployee } from './make-employee.ts';

const ASSUMPTIONS = { coefficient: 0.2, hours: 164 };
const anna = makeEmployee({
  salary: 100_000,
  taxes: 30_200,
  bonus: 10_000,
  kpi: 5_000,
  dms: 2_500,
  development_costs: 4_300,
  hours: 152,
  contribution: 190_000,
});
const boris = makeEmployee({ salary: 60_000 });
const spaced = (text: string | null) => text?.replaceAll(/\s/g, ' ') ?? null;
const numbersOf = (metric: EmployeeMetric, of = anna) => spaced(explain(metric, of, ASSUMPTIONS).numbers);

describe('a metric explains itself with the numbers of its person', () => {
  it.each<[EmployeeMetric, string]>([
    ['tce', '100 000 + 30 200 + 10 000 + 5 000 + 2 500 + 4 300 = 152 000 ₽'],
    ['hourly', '152 000 ÷ 152 ч = 1 000 ₽'],
    ['roi', '(190 000 − 152 000) ÷ 152 000 = +25 %'],
    ['retention', '12 × (10 000 + 5 000 + 2 500 + 4 300) = 261 600 ₽'],
    ['replacement', '20 % × 12 × (100 000 + 10 000 + 5 000) = 276 000 ₽'],
    ['development', '4 300 ÷ 152 000 = 2,8 %'],
  ])('%s', (metric, numbers) => {
    expect(numbersOf(metric)).toBe(numbers);
  });

  it('takes the norm where a file has no hours, and tells no ROI without a contribution', () => {
    expect(numbersOf('hourly', boris)).toBe('60 000 ÷ 164 ч = 366 ₽');
    expect(explain('roi', boris, ASSUMPTIONS)).toEqual({ value: null, numbers: null });
  });

  it('adds several people up: hourly cost by their hours, ROI of those whose contribution is known', () => {
    const group = (metric: EmployeeMetric) => spaced(explainGroup(metric, [anna, boris], [boris], ASSUMPTIONS).numbers);
    expect(group('hourly')).toBe('212 000 ÷ 316 ч = 671 ₽');
    expect(group('hourly_filtered')).toBe('60 000 ÷ 164 ч = 366 ₽');
    expect(spaced(explainGroup('roi', [], [anna, boris], ASSUMPTIONS).numbers)).toBe(
      '(190 000 − 152 000) ÷ 152 000 = +25 %',
    );
    expect(explainGroup('tce', [anna], [], ASSUMPTIONS)).toEqual({ value: null, numbers: null });
  });
});
