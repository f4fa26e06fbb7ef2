import { defineApi, OUTBOUND_TIMEOUT } from '#core/declaration.ts';
import { finance as routes } from '#shared/contract/finance.ts';
import { createClients, repositories } from '#functions/finance/operation.ts';
import { moneyRepositories as movingRepositories } from '#functions/moving/operation.ts';
import * as movingOperations from '#functions/moving/operations/money.ts';
import { repositories as peopleRepositories } from '#functions/people/operation.ts';
import * as financeOperations from '#functions/finance/operations/index.ts';
import * as paidPeopleOperations from '#functions/people/operations/paid-people.ts';

export const finance = defineApi({
  name: 'finance',
  description: 'The money of workspaces: pay, turnover, budget',
  // An import of ten thousand rows is read, sealed and compared in a few seconds of a small machine.
  timeout: OUTBOUND_TIMEOUT,
  memory: 1024,
  concurrencyShare: 2,
  secrets: ['finance'],
  routes,
  repositories: { ...movingRepositories, ...repositories, ...peopleRepositories },
  clients: createClients,
  operations: { ...movingOperations, ...financeOperations, ...paidPeopleOperations },
});
