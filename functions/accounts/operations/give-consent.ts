import { conflict } from '#core/http/errors.ts';
import { signAccessToken } from '#core/tokens.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import { accountsErrors } from '#text/accounts/errors.ts';
import type { AuthOperation } from '../operation.ts';

/** Somebody agrees to the text that counts now; the token they get says nothing of a consent any more. */
export const giveConsent: AuthOperation<'giveConsent'> = async (
  { actor: { userId, sessionId }, repos, keyring, tokenEpoch, now },
  { body },
) => {
  if (body.version !== CONSENT_VERSION) conflict(accountsErrors.consentChanged);
  if (!(await repos.users.giveConsent(userId, body.version, now))) conflict(accountsErrors.accountChanged);
  return { access_token: await signAccessToken({ userId, sessionId }, { keyring, epoch: tokenEpoch, now }) };
};
