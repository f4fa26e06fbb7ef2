import { guardsIn } from '../guard.ts';

/** The HR budget, what is spent of it, months and initiatives. */
export const guards = [
  guardsIn('functions/finance/repositories/expenses.ts', 'tests/api/finance/budget.test.ts', {
    'cap of the HR budget in the write -> never exceeds the cap':
      'isNew {+&& cap === undefined +}? conditionOf(changed, cap) : undefined',
    'cap of the HR budget exceeded by one expense -> exceeds the cap by itself':
      "[-if (kopecks > Math.min(year ?? Infinity, month ?? Infinity)) return { equals: { type: 'no room' } };-]",
    'expense booked once -> booked once':
      "failsAs('booked', [-insert-]{+put+}(refOf(expense))), [-insert-]{+put+}(itemOf(expense))",
  }),
  guardsIn('functions/finance/require-department-room.ts', 'tests/api/finance/budget.test.ts', {
    'departments of a year have a bound -> finds room in a year full of departments':
      'if {+(+}(await repos.expenseDepartments.haveRoom(expense)) {+|| expense.spentOn) +}return;',
  }),
  guardsIn('functions/finance/repositories/budgets.ts', 'tests/api/finance/budget.test.ts', {
    'HR budget set under the version that was seen -> several at once has one winner':
      '? update(key, { set }[-, { equals: { version: known.version } }-])',
  }),
  guardsIn('functions/finance/repositories/money-months.ts', 'tests/api/finance/months.test.ts', {
    'months replaced under the version that was seen -> several at once are those of one':
      '[-{ ...put(item), condition: { equals: { version: known.version } } }-]{+put(item)+}',
  }),
  guardsIn('functions/finance/repositories/initiatives.ts', 'tests/api/finance/initiatives.test.ts', {
    'initiative changed under the version that was read -> changed since it was read is not put over':
      '{ ...put(itemOf(changed)), condition: { [-equals: { version }-]{+above: { version: version - 1 }+} } }',
    'expense of a deleted initiative taken back -> takes its expense along':
      'return carryOut([-[write, ...(expense ? expenseTakenBack(expense) : [])]-]{+expense ? [write] : [write]+});',
  }),
  guardsIn('functions/finance/watch-budget.ts', 'tests/api/jobs/watch-budget.test.ts', {
    'budget warned of once a crossing -> goes once to the owner':
      'crossed[-.filter((crossing) => !budget.warned.includes(crossing))-]',
    'budget warned of to those who see the money -> goes once to the owner':
      "all.filter((member) => can(member, [-'finance.read', member-]{+'workspace.read'+}))",
  }),
  guardsIn('shared/rules/finance/budget.ts', 'shared/rules/finance/budget.test.ts', {
    'outlook of a budget silent before three months -> silent before three':
      'if (n < [-FEWEST_MONTHS-]{+2+} || left < 1) return null;',
  }),
  guardsIn('functions/finance/initiatives/leaving-effect.ts', 'functions/finance/initiatives/leaving-effect.test.ts', {
    'turnover of a department of fewer than five -> fewer than five people never':
      '[-headcount < SMALLEST_GROUP ? null : -]count / personYears(own, window)',
  }),
];
