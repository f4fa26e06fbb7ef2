import { defineApi } from '#core/declaration.ts';
import { polls as routes } from '#shared/contract/polls.ts';
import { createBallotClients } from '#functions/runs/ballot-clients.ts';
import { pollRepositories as movingRepositories } from '#functions/moving/operation.ts';
import * as movingOperations from '#functions/moving/operations/polls.ts';
import { repositories } from '#functions/polls/operation.ts';
import { pollRepositories as translationsRepositories } from '#functions/translations/operation.ts';
import * as translationsOperations from '#functions/translations/operations/polls.ts';
import * as pollsOperations from '#functions/polls/operations/index.ts';

export const polls = defineApi({
  name: 'polls',
  description: 'Polls, their runs and results',
  concurrencyShare: 6,
  secrets: ['ballots'],
  routes,
  repositories: { ...movingRepositories, ...repositories, ...translationsRepositories },
  clients: createBallotClients,
  operations: { ...movingOperations, ...pollsOperations, ...translationsOperations },
});
