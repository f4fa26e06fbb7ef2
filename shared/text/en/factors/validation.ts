import type { Catalogue } from '../../catalogue.ts';
import type { factorsValidation as Russian } from '../../ru/factors/validation.ts';

export const factorsValidation: Catalogue<typeof Russian> = {
  codeWanted: 'Enter the code from the app',
  sixFigures: 'The code has six digits',
  recoveryCodeWanted: 'Enter a recovery code',
  wrongRecoveryCode: 'This recovery code does not fit: there is a mistake in it, or it has been used',
  wrongPasskey: 'The passkey does not fit. Try again',
  wrongTicket: 'Log in again: enter your email and password',
  oneWay: 'Choose one way: a code, a recovery code or a passkey',
  nameWanted: 'Enter a name for the passkey',
  nameTooLong: 'The name of a passkey has 60 characters at most',
};
