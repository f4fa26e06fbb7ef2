import { conflict } from '#core/http/errors.ts';
import { factorsErrors } from '#text/factors/errors.ts';
import { factorLetter } from '../factor-letter.ts';
import { changed, holderOf } from '../holder.ts';
import type { FactorsOperation } from '../operation.ts';
import { newRecoveryCodes } from '../recovery-codes.ts';

/** New codes; those of before open nothing any more. */
export const renewRecoveryCodes: FactorsOperation<'renewRecoveryCodes'> = async (context) => {
  const { user, repos, now, newId } = context;
  const holder = await holderOf(user, context);
  if (holder.login.factors.length === 0) conflict(factorsErrors.noFactor);
  const { codes, hashes } = await newRecoveryCodes(user.id, context);
  const moment = { now, newId, jobs: [factorLetter(user, 'recovery_renewed', context)] };
  if (!(await repos.factors.renewCodes(holder, hashes, moment))) changed();
  return { recovery_codes: [...codes] };
};
