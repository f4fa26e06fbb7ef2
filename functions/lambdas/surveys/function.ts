import { defineApi } from '#core/declaration.ts';
import { surveys as routes } from '#shared/contract/surveys.ts';
import { createBallotClients } from '#functions/runs/ballot-clients.ts';
import { surveyRepositories as movingRepositories } from '#functions/moving/operation.ts';
import * as movingOperations from '#functions/moving/operations/surveys.ts';
import { repositories } from '#functions/surveys/operation.ts';
import { surveyRepositories as translationsRepositories } from '#functions/translations/operation.ts';
import * as translationsOperations from '#functions/translations/operations/surveys.ts';
import * as surveysOperations from '#functions/surveys/operations/index.ts';

export const surveys = defineApi({
  name: 'surveys',
  description: 'Surveys: building, launching, answering by members, results',
  concurrencyShare: 5,
  secrets: ['ballots'],
  routes,
  repositories: { ...movingRepositories, ...repositories, ...translationsRepositories },
  clients: createBallotClients,
  operations: { ...movingOperations, ...surveysOperations, ...translationsOperations },
});
