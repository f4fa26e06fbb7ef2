import { defineApi } from '#core/declaration.ts';
import { answers as routes } from '#shared/contract/answers.ts';
import { repositories } from '#functions/answers/operation.ts';
import * as answersOperations from '#functions/answers/operations/index.ts';

export const answers = defineApi({
  name: 'answers',
  description: 'Public answers; it may read nothing that tells who anybody is',
  concurrencyShare: 20,
  canary: true,
  routes,
  repositories,
  operations: answersOperations,
});
