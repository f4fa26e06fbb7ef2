import type { Catalogue } from '../../catalogue.ts';
import type { factorsErrors as Russian } from '../../ru/factors/errors.ts';

export const factorsErrors: Catalogue<typeof Russian> = {
  beginLoginAgain:
    'Log in again: enter your email and password. There are five minutes and five attempts for the second step',
  wrongCode: 'The code does not fit. Wait for the next one and enter it: each code works for half a minute, once',
  wrongRecoveryCode: 'This recovery code does not fit: there is a mistake in it, or it has been used',
  wrongPasskey: 'The passkey does not fit: it was removed from the account, or the request has expired. Try again',
  wrongPassword: 'Wrong password',
  passwordIsNotEnough: 'The account has a second factor: confirm with that, not with the password',
  totpThere: 'An app for codes is connected already. To connect another one, remove this one first',
  noTotp: 'No app for codes is connected: it has been removed already. Refresh the page',
  beginAgain: 'The time for connecting the app is over. Begin again',
  wrongFirstCode: 'The code does not fit. Check that the time on your phone is right, and enter the next code',
  noFactor: 'There are no recovery codes without a second factor: connect an app or add a passkey first',
  noPasskeysHere: 'Passkeys do not work here: the site has no address of its own',
  tooManyPasskeys: 'There are 20 passkeys already, and there can be no more. Remove one that you do not use',
  passkeyNotMade: 'The passkey was not added: the request has expired, or it was made for another site. Try again',
  passkeyThere: 'This passkey has been added already',
  changed: 'The ways to log in changed within this minute. Refresh the page and try again',
};
