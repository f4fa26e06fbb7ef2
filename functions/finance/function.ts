import { defineApi, OUTBOUND_TIMEOUT } from '#core/declaration.ts';
import { finance as routes } from '#shared/contract/finance.ts';
import { changeEmployee } from './change-employee.ts';
import { eraseEmployee } from './erase-employee.ts';
import { importEmployees } from './import-employees.ts';
import { importLeavers } from './import-leavers.ts';
import { listEmployees } from './list-employees.ts';
import { listLeavers } from './list-leavers.ts';
import { createClients, repositories } from './operation.ts';
import { undoEmployees } from './undo-employees.ts';
import { undoLeavers } from './undo-leavers.ts';

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
    eraseEmployee,
    importEmployees,
    importLeavers,
    listEmployees,
    listLeavers,
    undoEmployees,
    undoLeavers,
  },
});
