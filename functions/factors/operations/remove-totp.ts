import { conflict } from '#core/http/errors.ts';
import { factorsErrors } from '#text/factors/errors.ts';
import { factorLetter } from '../factor-letter.ts';
import { changed, holderOf } from '../holder.ts';
import type { FactorsOperation } from '../operation.ts';

/** Without any other factor the account is open to its password alone again, and no session counts as proved by more. */
export const removeTotp: FactorsOperation<'removeTotp'> = async (context) => {
  const { user, repos, now, newId } = context;
  const holder = await holderOf(user, context);
  if (!holder.login.factors.includes('totp')) conflict(factorsErrors.noTotp);
  const left = holder.login.factors.filter((factor) => factor !== 'totp');
  const moment = { now, newId, jobs: [factorLetter(user, 'totp_removed', context)] };
  if (!(await repos.factors.remove(holder, { totp: true }, left, moment))) changed();
  if (left.length === 0) await repos.sessions.forgetFactors(user.id);
};
