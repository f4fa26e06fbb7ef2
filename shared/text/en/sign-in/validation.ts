import type { Catalogue } from '../../catalogue.ts';
import type { signInValidation as Russian } from '../../ru/sign-in/validation.ts';

/** What is wrong in what is sent to sign in by a provider and to set one up. */
export const signInValidation: Catalogue<typeof Russian> = {
  providerWanted: 'Choose how to sign in',
  wrongProvider: 'There is no such way of signing in',
  wrongPortal: 'Write the address of your portal, for example company.bitrix24.com',
  wrongSecret: 'Please start signing in again',
  wrongReturn: 'Only a page of this site can be returned to',
  wrongAnswer: 'The answer of the provider is incomplete: please start signing in again',
  ticketWanted: 'Please start signing in again',
  consentWanted: 'An account cannot be created without consent to the processing of personal data',
  issuerWanted: 'Enter the address of the provider',
  wrongIssuer:
    'The address of a provider is an https address without parameters, for example https://sso.company.com/realms/staff',
  clientIdWanted: 'Enter the client ID',
  clientIdTooLong: 'The client ID is too long',
  clientSecretWanted: 'Enter the client secret',
  clientSecretTooLong: 'The client secret is too long',
  nameWanted: 'Say what your people sign in by',
  nameTooLong: 'The name is too long',
  wrongDomain: 'Enter an e-mail domain, for example company.com',
  wrongRole: 'A provider gives the role of an employee or of HR',
  groupWanted: 'Enter the group',
  groupTooLong: 'The name of the group is too long',
  tooManyRules: 'There are too many rules',
};
