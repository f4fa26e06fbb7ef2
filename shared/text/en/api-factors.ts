import type { Catalogue } from '../catalogue.ts';
import type { apiFactorsText as Russian } from '../ru/api-factors.ts';

export const apiFactorsText: Catalogue<typeof Russian> = {
  getFactors:
    'What the account is proved by besides its password: an app for codes, passkeys, how many recovery codes are left',
  beginTotp: 'A new secret for an app for codes; it changes nothing until the first code comes',
  addTotp: 'Connect the app with its first code; recovery codes come with the first factor',
  removeTotp: 'Disconnect the app for codes',
  renewRecoveryCodes: 'Replace the recovery codes with new ones; the old ones stop working',
  beginPasskey: 'What the browser is asked for a new passkey',
  addPasskey: 'Add a passkey that the browser has made; recovery codes come with the first factor',
  renamePasskey: 'Rename a passkey',
  removePasskey: 'Remove a passkey',
  askPasskey: 'What the browser is asked to log in with a passkey',
  loginByFactor:
    'Log in with a passkey, or as the second step after the password: with a code, a recovery code or a passkey',
  getProofWays: 'How to confirm that it is still you',
  prove: 'Confirm that it is still you; it holds for this session for ten minutes',
};
