import { defineApi } from '#core/declaration.ts';
import { people as routes } from '#shared/contract/people.ts';
import { repositories } from '#functions/people/operation.ts';
import * as peopleOperations from '#functions/people/operations/people.ts';

export const people = defineApi({
  name: 'people',
  description: 'Everybody of a workspace as one list: members and the people of the portal',
  concurrencyShare: 3,
  routes,
  repositories,
  operations: peopleOperations,
});
