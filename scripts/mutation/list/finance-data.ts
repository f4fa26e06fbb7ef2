import { guardsIn } from '../guard.ts';

/** Pay: who sees it, how it is sealed, and that an import is whole or not at all. */
export const guards = [
  guardsIn('shared/rules/permissions.ts', 'tests/api/finance/give-finance-access.test.ts', {
    'pay is shown to whom the owner has named, whatever their role -> is nobody’s by their role':
      "if: [-(_: Asker, { financeAccess }: MoneyRight): boolean => financeAccess.kind === 'company'-]{+(): boolean => true+},",
    'the money of departments is not that of the company -> opens nothing of the company':
      "financeAccess.kind [-=== 'company'-]{+!== 'none'+},",
    'the right to the money is the owner’s to give -> passed on by nobody':
      "'members.give_finance_access': [-OWNER-]{+EDITORS+}",
  }),
  guardsIn('shared/rules/permissions.ts', 'tests/security/money-of-departments.long.test.ts', {
    'whoever was given no money is told of no department -> with a withdrawal at once':
      "financeAccess.kind [-!== 'none'-]{+!== 'never'+}",
  }),
  guardsIn('functions/workspaces/operations/give-finance-access.ts', 'tests/api/finance/give-finance-access.test.ts', {
    'nothing more is opened in a workspace that can only be read -> nothing is opened besides':
      '[-if (opensMore(body.access, target.financeAccess)) await requireWritable(context);-]',
  }),
  guardsIn('shared/rules/finance/access.ts', 'shared/rules/finance/access.test.ts', {
    'an access covers the departments it names -> is not a department called':
      'department !== null && [-keys.has(teamKey(department))-]{+keys.size > 0+}',
  }),
  guardsIn('functions/finance/departments/expenses-of.ts', 'tests/security/money-of-departments.long.test.ts', {
    'what was spent on others is no part of a department -> the same to the byte|holds no name':
      'name !== null[- && teamKey(name) === key-]',
  }),
  guardsIn('functions/finance/departments/covered-months.ts', 'tests/api/finance/list-department-money.test.ts', {
    'people are those of the newest month -> by name and pay in the newest one': 'period [->-]{+<+} newest.period',
    'a department that is gone tells nothing of earlier months -> nothing of its earlier months':
      '.filter((key) => [-departments.has(key)-]{+sums.size > 0+})',
  }),
  guardsIn('functions/workspaces/repositories/members.ts', 'tests/api/finance/give-finance-access.test.ts', {
    'a right to the money does not outlive a handing over -> does not outlive':
      '{ offer: null[-, financeAccess: NO_FINANCE-] }',
  }),
  guardsIn('functions/workspaces/present.ts', 'tests/api/finance/give-finance-access.test.ts', {
    'who sees the money is told to the owner alone -> sees in the list who has it':
      "[-can(viewer, 'members.give_finance_access')-]{+true+} ?",
  }),
  guardsIn('functions/finance/require-finance.ts', 'tests/api/finance/import-employees.test.ts', {
    'finance is changed on a plan that opens it -> asks for the plan':
      "[-if (!governed.plan.features.includes('finance')) planLimit(featureText(governed.plan, 'finance'));-]",
  }),
  guardsIn('functions/finance/import-dataset.ts', 'tests/api/finance/import-employees.test.ts', {
    'nobody imports on top of what they have not seen -> on top of what they have not seen':
      '[-if ((known?.current ? known.version : null) !== baseVersion) await dataChanged(context, known);-]',
  }),
  guardsIn('functions/finance/repositories/finance-data.ts', 'tests/api/finance/import-employees.test.ts', {
    'of first imports of a dataset at once one wins -> exactly one wins': ': [-insert-]{+put+}(item);',
  }),
  guardsIn('functions/finance/repositories/finance-data.ts', 'tests/api/finance/change-employee.test.ts', {
    'a dataset is changed as it was read -> at the same moment':
      "{ kind: 'put', item[-, condition: { equals: { version: known.version } }-] }",
  }),
  guardsIn('functions/finance/undo-dataset.ts', 'tests/api/finance/undo-employees.test.ts', {
    'what an undoing takes away has been seen -> has not seen what it would take away':
      'if ([-known?.version !== version-]{+!known+})',
  }),
  guardsIn('functions/finance/repositories/finance-data.ts', 'tests/api/finance/undo-employees.test.ts', {
    'parts of an older version do not stay -> two versions are stored':
      'Array.from({ length: [-Math.max(0, leftOver)-]{+0+} }',
  }),
  guardsIn('functions/finance/read-page.ts', 'tests/api/finance/import-employees.test.ts', {
    'a list is continued in the version it was begun in -> not continued after it':
      '[-if (Number(version) !== content) begunBefore();-]',
  }),
  guardsIn('shared/models/finance/employees.ts', 'tests/api/finance/hostile-rows.test.ts', {
    'a person who stands in a file twice is told -> is told at both rows':
      "[-.check(tellRepeated(employeeKey, 'email'))-]",
  }),
  guardsIn('shared/models/finance/common.ts', 'tests/api/finance/hostile-rows.test.ts', {
    'no sum is negative -> a negative sum': '[-z.minimum(0, { error: WRONG_MONEY }),-]',
  }),
  guardsIn('functions/core/http/parse.ts', 'tests/api/finance/hostile-rows.test.ts', {
    'a very wrong file is not answered with all of its mistakes -> first two hundred mistakes':
      'issues[-.slice(0, MOST_ISSUES)-]',
  }),
  guardsIn('functions/finance/sealed-rows.ts', 'functions/finance/sealed-rows.test.ts', {
    'rows open in their place alone -> do not open for':
      "[-JSON.stringify([workspaceId, dataset, version, index])-]{+''+}",
    'each workspace has a data key of its own -> under another key': '[-randomBytes-]{+Buffer.alloc+}(KEY_BYTES)',
  }),
  guardsIn('functions/finance/datasets.ts', 'tests/security/pay-stays-sealed.test.ts', {
    'a data key is sealed for its workspace -> key of its own workspace':
      "({ workspace: [-workspaceId, kind: 'finance'-]{+'', kind: 'finance', workspaceId+} }) as const",
  }),
  guardsIn('functions/finance/sealed-rows.ts', 'tests/security/pay-stays-sealed.test.ts', {
    'rows are sealed, not only compressed -> nowhere in the table in clear':
      'return [-seal(compressed, key, wordsOf(place))-]{+compressed+};',
  }),
  guardsIn('functions/finance/operations/erase-employee.ts', 'tests/api/finance/erase-employee.test.ts', {
    'a nameless employee does not come back with an undone import -> does not come back':
      '[head.current[-, head.previous-]].map',
  }),
  guardsIn('functions/accounts/repositories/account-cleanup.ts', 'tests/security/nothing-left.long.test.ts', {
    'who imported is taken out with their account -> nothing is left in the whole table, whoever’s workspace':
      "attributes: [[-'importedBy', 'previousBy', 'changedBy'-]]",
  }),
];
