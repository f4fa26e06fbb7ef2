import type { Catalogue } from '../../catalogue.ts';
import type { accountsErrors as Russian } from '../../ru/accounts/errors.ts';
import { quoted } from '../format.ts';

export const accountsErrors: Catalogue<typeof Russian> = {
  commonPassword: 'This password is too common: it is among the first to be guessed. Think of another one',
  deadLink: 'The link no longer works: it has been used, it has expired, or a newer email has come since',
  wrongCurrentPassword: 'The current password is wrong',
  samePassword: 'The new password is the same as the current one',
  consentChanged: 'The text of the consent has changed since. Refresh the page and read the new one',
  accountChanged: 'The account has just changed. Try again',
  accountChangedOpenAgain: 'The account has just changed. Open the link again',
  addressTaken: 'There is another account with this address. Enter a different address in your profile',
  ownsWorkspaces: (names) =>
    `Your workspaces will be deleted along with the account: ${names.map(quoted).join(', ')}. Hand them over to another member, or confirm that they are to be deleted too`,
  wrongLogin: 'Wrong email or password',
  sessionEnded: 'Your session has expired. Please log in again.',
  notRegistered: 'An account with this address could not be created. If it is yours, log in to it',
  registeredButChanged: 'The account was created, but changed at once. Log in to it',
  unknownPromo: 'Promo code not found',
  alreadyVerified: 'The address is already confirmed. Reload the page',
  profileChanged: 'The profile changed while you were editing it. Reload the page and try again',
  wrongEmail: 'Enter a valid email address',
  linkOfAnother: 'This link is for another account. Log in to the account you requested the email for',
};
