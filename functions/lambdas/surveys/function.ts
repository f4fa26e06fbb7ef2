import { defineApi } from '#core/declaration.ts';
import { surveys as routes } from '#shared/contract/surveys.ts';
import { repositories } from '#functions/surveys/operation.ts';
import * as surveysOperations from '#functions/surveys/operations/index.ts';

export const surveys = defineApi({
  name: 'surveys',
  description: 'Surveys: building, launching, answering by members, results',
  concurrencyShare: 6,
  routes,
  repositories,
  operations: surveysOperations,
});
