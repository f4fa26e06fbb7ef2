import { notFound } from '#core/http/errors.ts';
import { factorLetter } from '../factor-letter.ts';
import { changed, holderOf } from '../holder.ts';
import type { FactorsOperation } from '../operation.ts';

/** A passkey is taken away; the last factor as an app for codes is. */
export const removePasskey: FactorsOperation<'removePasskey'> = async (context, { params }) => {
  const { user, repos, now, newId } = context;
  const [holder, { passkeys }] = await Promise.all([holderOf(user, context), repos.factors.of(user.id)]);
  const gone = passkeys.find(({ id }) => id === params.id) ?? notFound('passkey');
  const left = holder.login.factors.filter((factor) => factor !== 'passkey' || passkeys.length > 1);
  const moment = { now, newId, jobs: [factorLetter(user, 'passkey_removed', context, gone.name)] };
  if (!(await repos.factors.remove(holder, { passkeyId: gone.id }, left, moment))) changed();
  if (left.length === 0) await repos.sessions.forgetFactors(user.id);
};
