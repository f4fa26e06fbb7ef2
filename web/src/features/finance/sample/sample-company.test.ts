import { describe, expect, it } from 'vitest';
import { samplePeopleText as english } from '#shared/text/en/finance/sample-people.ts';
import { totalCostOf } from '#shared/rules/finance/employee-cost.ts';
import { percent } from '#text/finance/money.ts';
import { budgetViewOf } from '../main/lib/budget-view.ts';
import { profitAndLossOf } from '../main/lib/months.ts';
import {
  SAMPLE_INITIATIVES,
  SAMPLE_MONTHS,
  SAMPLE_PLAN,
  SAMPLE_SPENT,
  SAMPLE_TODAY,
  SAMPLE_YEAR,
} from './sample-company.ts';
import { sampleLedger } from './sample-ledger.ts';
import { SAMPLE_EMPLOYEES, SAMPLE_LEAVERS } from './sample-people.ts';

const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the invented company', () => {
  it('has forty people, each with every field of the specification (B3-51)', () => {
    expect(SAMPLE_EMPLOYEES).toHaveLength(40);
    expect(new Set(SAMPLE_EMPLOYEES.map(({ email }) => email)).size).toBe(40);
    const fields = ['id', 'email', 'department', 'salary', 'taxes', 'bonus', 'kpi', 'dms', 'development'];
    const others = ['development_costs', 'hours', 'tasks_status', 'contribution', 'mood', 'interests'];
    for (const one of SAMPLE_EMPLOYEES) {
      expect(Object.keys(one)).toEqual(expect.arrayContaining([...fields, ...others]));
      const figures = [one.salary, one.taxes, one.bonus, one.kpi, one.dms, one.development, one.development_costs];
      expect(figures.every((figure) => Number.isFinite(figure) && figure >= 0)).toBe(true);
    }
  });

  it('has as many people in English, no two with one address', () => {
    expect(new Set(Object.values(english.people).map(([, account]) => account)).size).toBe(
      SAMPLE_EMPLOYEES.length + SAMPLE_LEAVERS.length,
    );
  });

  it('spends on people what its people cost, which is 30 % of all it spends (B2-67)', () => {
    // Those who left in October are in its costs, who came or left at other times are not.
    const october = [...SAMPLE_EMPLOYEES, ...SAMPLE_LEAVERS.filter(({ left_on }) => left_on?.startsWith('2026-10'))];
    expect(SAMPLE_MONTHS.at(-1)?.peopleCost).toBe(totalCostOf(october));
    const { expenses } = profitAndLossOf(SAMPLE_MONTHS, { people: 'Люди', others: '' });
    expect(spaced(percent(expenses[0]!.share!))).toBe('30 %');
  });

  it('is within a budget that its initiatives are part of', () => {
    const facts = { year: SAMPLE_YEAR, today: SAMPLE_TODAY, months: SAMPLE_MONTHS, spent: SAMPLE_SPENT };
    const { planned, spent, warning } = budgetViewOf(SAMPLE_PLAN, facts);
    expect([planned, spent, warning]).toEqual([4_875_000, 3_420_000, null]);
    const initiatives = SAMPLE_INITIATIVES.reduce((sum, { cost }) => sum + cost, 0);
    expect(sampleLedger(0.2).spent).toEqual({ total: initiatives, items: 3 });
  });

  it('has a ledger that its people bear: four leavings are too few to judge by, at any share', () => {
    const usual = sampleLedger(0.2);
    expect(usual.title).toBe('Окупилось ли удержание, пока неясно: четырёх уходов мало, чтобы судить');
    expect(usual.result!.value).toBeCloseTo(usual.avoided!.saved - usual.spent.total, 2);
    expect(sampleLedger(0.4).leaving.total).toBeCloseTo(2 * usual.leaving.total, 2);
    expect(sampleLedger(1).title).toBe(usual.title);
  });
});
