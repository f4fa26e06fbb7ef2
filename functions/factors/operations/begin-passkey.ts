import { conflict } from '#core/http/errors.ts';
import { MOST_PASSKEYS } from '#shared/rules/second-factor.ts';
import { factorsErrors } from '#text/factors/errors.ts';
import { newChallenge } from '../challenge.ts';
import type { FactorsOperation } from '../operation.ts';
import { requireSite } from '../require-site.ts';
import { userHandle } from '../user-handle.ts';

/** What an authenticator is asked for a new passkey. */
export const beginPasskey: FactorsOperation<'beginPasskey'> = async (context) => {
  const { user, repos } = context;
  const site = requireSite(context);
  const { passkeys } = await repos.factors.of(user.id);
  if (passkeys.length >= MOST_PASSKEYS) conflict(factorsErrors.tooManyPasskeys);
  return {
    challenge: await newChallenge(`add/${user.id}`, context),
    site: site.hostname,
    user_handle: userHandle(user.id),
    user_name: user.email,
    user_display_name: `${user.firstName} ${user.lastName}`.trim(),
    exclude: passkeys.map(({ credentialId }) => credentialId),
  };
};
