import { defineApi, OUTBOUND_TIMEOUT } from '#core/declaration.ts';
import { createSignInClients } from '#functions/sign-in/clients.ts';
import { repositories } from '#functions/sign-in/operation.ts';
import * as signInOperations from '#functions/sign-in/operations/index.ts';
import { signIn as routes } from '#shared/contract/sign-in.ts';

export const signIn = defineApi({
  name: 'sign-in',
  description: 'Signing in by providers: of everybody, of a company, and the domains of companies',
  // A whole processor for the password hash, as where one logs in.
  memory: 1769,
  timeout: OUTBOUND_TIMEOUT,
  concurrencyShare: 3,
  secrets: ['provider'],
  linksToSite: true,
  offersProviders: true,
  routes,
  repositories,
  clients: createSignInClients,
  operations: signInOperations,
});
