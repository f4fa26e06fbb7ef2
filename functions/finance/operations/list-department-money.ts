import { financeAccessOf } from '#shared/rules/finance/access.ts';
import { totalCost } from '#shared/rules/finance/employee-cost.ts';
import { roublesOf } from '#shared/rules/finance/money.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { createCoveredMonths } from '../departments/covered-months.ts';
import { expensesOf } from '../departments/expenses-of.ts';
import { createLeavingOf } from '../departments/leaving-of.ts';
import { teamsUnderHighLoad } from '../high-load.ts';
import type { FinanceOperation } from '../operation.ts';
import { presentExpense } from '../present-expense.ts';
import { readTurnover } from '../read-turnover.ts';

/**
 * The money of the departments that are open to whoever asks; of the company the twenty largest. One that the newest
 * payroll does not have tells nothing but that, of earlier months neither: whoever renames a department closes it.
 */
export const listDepartmentMoney: FinanceOperation<'listDepartmentMoney'> = async (context) => {
  const year = Number(moscowDay(context.now).slice(0, 4));
  const months = createCoveredMonths(financeAccessOf(context.member));
  const [seen, highLoad] = await Promise.all([readTurnover(context, months.add), teamsUnderHighLoad(context)]);
  const { period, departments, missing } = months.told();
  const leavingOf = createLeavingOf(seen?.observed ?? null, highLoad);
  const names = departments.map(({ name }) => name);
  const spent = await expensesOf(context, year, names);
  return {
    period,
    year,
    departments: departments.map(({ name, people, ...one }, place) => ({
      ...one,
      department: name,
      people: people.map((person) => ({ ...person, cost: totalCost(person) })),
      spent: roublesOf(spent[place]!.kopecks),
      expenses: spent[place]!.newest.map(presentExpense),
      leaving: leavingOf(name),
    })),
    missing,
  };
};
