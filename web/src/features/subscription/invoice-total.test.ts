import { describe, expect, it } from 'vitest';
import { invoiceTotal } from './invoice-total.ts';

describe('the total of an invoice', () => {
  it.each([
    ['basic', 'month', 12, 3000],
    ['basic', 'year', 12, 30_000],
    ['premium', 'month', 40, 19_600],
    ['premium', 'year', 40, 196_000],
  ] as const)('%s by the %s for %i people is %i roubles', (plan, period, people, total) => {
    expect(invoiceTotal(plan, period, people)).toBe(total);
  });

  it.each([0, -1, 1.5, Number.NaN])('is not known for %d people', (people) => {
    expect(invoiceTotal('basic', 'month', people)).toBeNull();
  });
});
