import { conflict } from '#core/http/errors.ts';
import { factorsErrors } from '#text/factors/errors.ts';
import type { FactorsOperation } from '../operation.ts';
import { newTotpSecret, totpUri } from '../totp.ts';

/** A fresh key for an app for codes. It counts for nothing until a first code shows that the app has it. */
export const beginTotp: FactorsOperation<'beginTotp'> = async ({ user, repos, vault, now }) => {
  const { totp } = await repos.factors.of(user.id);
  if (totp) conflict(factorsErrors.totpThere);
  const secret = newTotpSecret();
  await repos.factors.keepNewTotp(user.id, await vault.seal(secret, { account: user.id, kind: 'factors' }), now);
  return { secret, uri: totpUri(secret, user.email) };
};
