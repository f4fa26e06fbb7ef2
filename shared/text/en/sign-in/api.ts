import type { Catalogue } from '../../catalogue.ts';
import type { signInApiText as Russian } from '../../ru/sign-in/api.ts';

/** What each route of signing in by a provider does, in one line. */
export const signInApiText: Catalogue<typeof Russian> = {
  listProviders: 'What can be signed in by besides a password',
  startSignIn: 'Start signing in by a provider; the reply says where to send the browser',
  findProvider:
    'Which provider addresses of this domain sign in by; the reply does not say whether there is an account',
  completeSignIn:
    'Complete signing in with what the browser came back with: a session, a new account, or a password is asked for',
  registerByProvider: 'Create an account for whoever came from a provider, and sign in',
  joinIdentity: 'Show by the password that the account of this address is one’s own, join the provider to it, sign in',
  listIdentities: 'Ways of signing in to one’s own account',
  startIdentity: 'Start joining a provider to one’s own account; takes a recent sign-in or the password',
  completeIdentity: 'Complete joining a provider to one’s own account',
  removeIdentity: 'Remove a way of signing in; the sessions it began end, the last one stays',
  backChannelLogout: 'The provider tells that someone has signed out: the sessions begun by it end',
  getSignIn: 'How people of a workspace sign in by its own provider, and the domains of the workspace',
  saveProvider: 'Connect an own OpenID Connect provider or change the connection; the provider is asked',
  saveProviderRules: 'What becomes of those who come from the provider: role, team, rules by group, no passwords',
  checkProvider: 'Check the address of a provider, saving nothing',
  removeProvider: 'Disconnect the own provider: no one signs in by it any more, sessions that have begun go on',
  addDomain: 'Add a domain; the reply has the DNS record to create',
  checkDomain: 'Check the DNS record of a domain',
  removeDomain: 'Remove a domain of the workspace',
};
