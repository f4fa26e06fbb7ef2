import type { Guard } from '../guard.ts';

const ACCESS = 'tests/api/finance/give-finance-access.test.ts';
const IMPORT = 'tests/api/finance/import-employees.test.ts';
const HOSTILE = 'tests/api/finance/hostile-rows.test.ts';
const CHANGE = 'tests/api/finance/change-employee.test.ts';
const UNDO = 'tests/api/finance/undo-employees.test.ts';
const ERASE = 'tests/api/finance/erase-employee.test.ts';
const SEALED = 'tests/security/pay-stays-sealed.test.ts';
const ROWS = 'functions/finance/sealed-rows.test.ts';

/** Pay: who sees it, how it is sealed, and that an import is whole or not at all. */
export const financeData: readonly Guard[] = [
  {
    name: 'pay is shown to whom the owner has named, whatever their role',
    file: 'shared/rules/permissions.ts',
    from: 'if: (_: Asker, { financeAccess }: MoneyRight): boolean => financeAccess,',
    to: 'if: (): boolean => true,',
    test: ACCESS,
    only: /is nobody’s by their role/,
  },
  {
    name: 'the right to the money is the owner’s to give',
    file: 'shared/rules/permissions.ts',
    from: "'members.give_finance_access': OWNER",
    to: "'members.give_finance_access': EDITORS",
    test: ACCESS,
    only: /passed on by nobody/,
  },
  {
    name: 'a right to the money does not outlive a handing over',
    file: 'functions/workspaces/repositories/members.ts',
    from: '{ offer: null, financeAccess: false }',
    to: '{ offer: null }',
    test: ACCESS,
    only: /does not outlive/,
  },
  {
    name: 'who sees the money is told to the owner alone',
    file: 'functions/workspaces/present.ts',
    from: "can(viewer, 'members.give_finance_access') ?",
    to: 'true ?',
    test: ACCESS,
    only: /sees in the list who has it/,
  },
  {
    name: 'finance is changed on a plan that opens it',
    file: 'functions/finance/require-finance.ts',
    from: "if (!governed.plan.features.includes('finance')) planLimit(featureText(governed.plan, 'finance'));",
    to: '',
    test: IMPORT,
    only: /asks for the plan/,
  },
  {
    name: 'nobody imports on top of what they have not seen',
    file: 'functions/finance/import-dataset.ts',
    from: 'if ((known?.current ? known.version : null) !== baseVersion) await dataChanged(context, known);',
    to: '',
    test: IMPORT,
    only: /on top of what they have not seen/,
  },
  {
    name: 'of first imports of a dataset at once one wins',
    file: 'functions/finance/repositories/finance-data.ts',
    from: ': insert(item);',
    to: ': put(item);',
    test: IMPORT,
    only: /exactly one wins/,
  },
  {
    name: 'a dataset is changed as it was read',
    file: 'functions/finance/repositories/finance-data.ts',
    from: "{ kind: 'put', item, condition: { equals: { version: known.version } } }",
    to: "{ kind: 'put', item }",
    test: CHANGE,
    only: /at the same moment/,
  },
  {
    name: 'what an undoing takes away has been seen',
    file: 'functions/finance/undo-dataset.ts',
    from: 'if (known?.version !== version)',
    to: 'if (!known)',
    test: UNDO,
    only: /has not seen what it would take away/,
  },
  {
    name: 'parts of an older version do not stay',
    file: 'functions/finance/repositories/finance-data.ts',
    from: 'Array.from({ length: Math.max(0, leftOver) }',
    to: 'Array.from({ length: 0 }',
    test: UNDO,
    only: /two versions are stored/,
  },
  {
    name: 'a list is continued in the version it was begun in',
    file: 'functions/finance/read-page.ts',
    from: 'if (Number(version) !== content) begunBefore();',
    to: '',
    test: IMPORT,
    only: /not continued after it/,
  },
  {
    name: 'a person who stands in a file twice is told',
    file: 'shared/models/finance/employees.ts',
    from: ".check(tellRepeated(employeeKey, 'email'))",
    to: '',
    test: HOSTILE,
    only: /is told at both rows/,
  },
  {
    name: 'no sum is negative',
    file: 'shared/models/finance/common.ts',
    from: 'z.minimum(0, { error: WRONG_MONEY }),',
    to: '',
    test: HOSTILE,
    only: /a negative sum/,
  },
  {
    name: 'a very wrong file is not answered with all of its mistakes',
    file: 'functions/core/http/parse.ts',
    from: 'issues.slice(0, MOST_ISSUES)',
    to: 'issues',
    test: HOSTILE,
    only: /first two hundred mistakes/,
  },
  {
    name: 'rows open in their place alone',
    file: 'functions/finance/sealed-rows.ts',
    from: 'JSON.stringify([workspaceId, dataset, version, index])',
    to: "''",
    test: ROWS,
    only: /do not open for/,
  },
  {
    name: 'each workspace has a data key of its own',
    file: 'functions/finance/sealed-rows.ts',
    from: 'randomBytes(KEY_BYTES)',
    to: 'Buffer.alloc(KEY_BYTES)',
    test: ROWS,
    only: /under another key/,
  },
  {
    name: 'a data key is sealed for its workspace',
    file: 'functions/finance/datasets.ts',
    from: "({ workspace: workspaceId, kind: 'finance' }) as const",
    to: "({ workspace: '', kind: 'finance', workspaceId }) as const",
    test: SEALED,
    only: /key of its own workspace/,
  },
  {
    name: 'rows are sealed, not only compressed',
    file: 'functions/finance/sealed-rows.ts',
    from: 'return Buffer.concat([iv, cipher.update(compressed), cipher.final(), cipher.getAuthTag()]);',
    to: 'return Buffer.concat([iv, compressed, cipher.getAuthTag()]);',
    test: SEALED,
    only: /nowhere in the table in clear/,
  },
  {
    name: 'a nameless employee does not come back with an undone import',
    file: 'functions/finance/operations/erase-employee.ts',
    from: '[head.current, head.previous].map',
    to: '[head.current].map',
    test: ERASE,
    only: /does not come back/,
  },
  {
    name: 'who imported is taken out with their account',
    file: 'functions/accounts/repositories/account-cleanup.ts',
    from: "attributes: ['importedBy', 'previousBy', 'changedBy']",
    to: 'attributes: []',
    test: 'tests/security/nothing-left.test.ts',
    only: /nothing is left in the whole table, whoever’s workspace/,
  },
];
