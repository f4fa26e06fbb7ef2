import type { OperationContext } from '#core/http/operation.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import type { Holder } from './repositories/factors.ts';

/** The recovery codes that come with the first factor of an account; none with later ones. */
export async function firstCodes({ user, login }: Holder, context: Pick<OperationContext, 'keyring'>) {
  return login.factors.length > 0 ? { codes: null, hashes: [] } : newRecoveryCodes(user.id, context);
}
