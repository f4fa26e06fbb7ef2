import { notFound } from '#core/http/errors.ts';
import type { FactorsOperation } from '../operation.ts';

/** Another name for a passkey of one's own. */
export const renamePasskey: FactorsOperation<'renamePasskey'> = async ({ actor, repos }, { params, body }) => {
  const { passkeys } = await repos.factors.of(actor.userId);
  const isThere = passkeys.some(({ id }) => id === params.id);
  if (!isThere || !(await repos.factors.renamePasskey(actor.userId, params.id, body.name))) notFound('passkey');
};
