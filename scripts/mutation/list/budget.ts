import type { Guard } from '../guard.ts';

const BUDGET = 'tests/api/finance/budget.test.ts';
const MONTHS = 'tests/api/finance/months.test.ts';
const INITIATIVES = 'tests/api/finance/initiatives.test.ts';
const WATCH = 'tests/api/jobs/watch-budget.test.ts';
const FORMULAS = 'shared/rules/finance/budget.test.ts';
const LEAVING = 'functions/finance/initiatives/leaving-effect.test.ts';
const EXPENSES = 'functions/finance/repositories/expenses.ts';

/** The HR budget, what is spent of it, months and initiatives. */
export const budget: readonly Guard[] = [
  {
    name: 'cap of the HR budget in the write',
    file: EXPENSES,
    from: 'isNew ? conditionOf(changed, cap) : undefined',
    to: 'isNew && cap === undefined ? conditionOf(changed, cap) : undefined',
    test: BUDGET,
    only: /never exceeds the cap/,
  },
  {
    name: 'cap of the HR budget exceeded by one expense',
    file: EXPENSES,
    from: "if (kopecks > Math.min(year ?? Infinity, month ?? Infinity)) return { equals: { type: 'no room' } };",
    to: '',
    test: BUDGET,
    only: /exceeds the cap by itself/,
  },
  {
    name: 'departments of a year have a bound',
    file: 'functions/finance/require-department-room.ts',
    from: 'if (await repos.expenseDepartments.haveRoom(expense)) return;',
    to: 'if ((await repos.expenseDepartments.haveRoom(expense)) || expense.spentOn) return;',
    test: BUDGET,
    only: /finds room in a year full of departments/,
  },
  {
    name: 'expense booked once',
    file: EXPENSES,
    from: "failsAs('booked', insert(refOf(expense))), insert(itemOf(expense))",
    to: "failsAs('booked', put(refOf(expense))), put(itemOf(expense))",
    test: BUDGET,
    only: /booked once/,
  },
  {
    name: 'HR budget set under the version that was seen',
    file: 'functions/finance/repositories/budgets.ts',
    from: '? update(key, { set }, { equals: { version: known.version } })',
    to: '? update(key, { set })',
    test: BUDGET,
    only: /several at once has one winner/,
  },
  {
    name: 'months replaced under the version that was seen',
    file: 'functions/finance/repositories/money-months.ts',
    from: '{ ...put(item), condition: { equals: { version: known.version } } }',
    to: 'put(item)',
    test: MONTHS,
    only: /several at once are those of one/,
  },
  {
    name: 'initiative changed under the version that was read',
    file: 'functions/finance/repositories/initiatives.ts',
    from: '{ ...put(itemOf(changed)), condition: { equals: { version } } }',
    to: '{ ...put(itemOf(changed)), condition: { above: { version: version - 1 } } }',
    test: INITIATIVES,
    only: /changed since it was read is not put over/,
  },
  {
    name: 'expense of a deleted initiative taken back',
    file: 'functions/finance/repositories/initiatives.ts',
    from: 'return carryOut([write, ...(expense ? expenseTakenBack(expense) : [])]);',
    to: 'return carryOut(expense ? [write] : [write]);',
    test: INITIATIVES,
    only: /takes its expense along/,
  },
  {
    name: 'budget warned of once a crossing',
    file: 'functions/finance/watch-budget.ts',
    from: 'crossed.filter((crossing) => !budget.warned.includes(crossing))',
    to: 'crossed',
    test: WATCH,
    only: /goes once to the owner/,
  },
  {
    name: 'budget warned of to those who see the money',
    file: 'functions/finance/watch-budget.ts',
    from: "all.filter((member) => can(member, 'finance.read', member))",
    to: "all.filter((member) => can(member, 'workspace.read'))",
    test: WATCH,
    only: /goes once to the owner/,
  },
  {
    name: 'outlook of a budget silent before three months',
    file: 'shared/rules/finance/budget.ts',
    from: 'if (n < FEWEST_MONTHS || left < 1) return null;',
    to: 'if (n < 2 || left < 1) return null;',
    test: FORMULAS,
    only: /silent before three/,
  },
  {
    name: 'turnover of a department of fewer than five',
    file: 'functions/finance/initiatives/leaving-effect.ts',
    from: 'headcount < SMALLEST_GROUP ? null : count / personYears(own, window)',
    to: 'count / personYears(own, window)',
    test: LEAVING,
    only: /fewer than five people never/,
  },
];
