import { defineApi, OUTBOUND_TIMEOUT } from '#core/declaration.ts';
import { finance as routes } from '#shared/contract/finance.ts';
import { changeEmployee } from './change-employee.ts';
import { changeInitiative } from './change-initiative.ts';
import { changeMonth } from './change-month.ts';
import { createExpense } from './create-expense.ts';
import { createInitiative } from './create-initiative.ts';
import { deleteExpense } from './delete-expense.ts';
import { deleteInitiative } from './delete-initiative.ts';
import { eraseEmployee } from './erase-employee.ts';
import { getBudget } from './get-budget.ts';
import { getLedger } from './get-ledger.ts';
import { getTurnover } from './get-turnover.ts';
import { importEmployees } from './import-employees.ts';
import { importLeavers } from './import-leavers.ts';
import { importMonths } from './import-months.ts';
import { listEmployees } from './list-employees.ts';
import { listExpenses } from './list-expenses.ts';
import { listInitiatives } from './list-initiatives.ts';
import { listLeavers } from './list-leavers.ts';
import { listMonths } from './list-months.ts';
import { listPeopleCosts } from './list-people-costs.ts';
import { saveBudget } from './save-budget.ts';
import { undoEmployees } from './undo-employees.ts';
import { undoLeavers } from './undo-leavers.ts';
import { undoMonths } from './undo-months.ts';
import { createClients, repositories } from './operation.ts';

export const finance = defineApi({
  name: 'finance',
  description: 'The money of workspaces: pay, turnover, budget',
  // An import of ten thousand rows is read, sealed and compared in a few seconds of a small machine.
  timeout: OUTBOUND_TIMEOUT,
  memory: 1024,
  concurrencyShare: 3,
  secrets: ['finance'],
  routes,
  repositories,
  clients: createClients,
  operations: {
    changeEmployee,
    changeInitiative,
    changeMonth,
    createExpense,
    createInitiative,
    deleteExpense,
    deleteInitiative,
    eraseEmployee,
    getBudget,
    getLedger,
    getTurnover,
    importEmployees,
    importLeavers,
    importMonths,
    listEmployees,
    listExpenses,
    listInitiatives,
    listLeavers,
    listMonths,
    listPeopleCosts,
    saveBudget,
    undoEmployees,
    undoLeavers,
    undoMonths,
  },
});
