import { conflict, invalid } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { factorsErrors } from '#text/factors/errors.ts';
import { factorLetter } from '../factor-letter.ts';
import { firstCodes } from '../first-codes.ts';
import { changed, holderOf } from '../holder.ts';
import type { FactorsOperation } from '../operation.ts';
import { THROTTLES } from '../throttling.ts';
import { stepOf } from '../totp.ts';

/** The first code of an app: from here on the account asks for one. The session here has shown it. */
export const addTotp: FactorsOperation<'addTotp'> = async (context, { body }) => {
  const { user, actor, repos, vault, now, newId } = context;
  const sealed = (await repos.factors.newTotp(user.id, now)) ?? conflict(factorsErrors.beginAgain);
  await countAttempt(THROTTLES.codesOfAccount, user.id, context);
  const secret = await vault.open(sealed, { account: user.id, kind: 'factors' });
  const step = stepOf(body.code, secret, now) ?? invalid([{ path: 'code', message: factorsErrors.wrongFirstCode }]);
  const holder = await holderOf(user, context);
  const { codes, hashes } = await firstCodes(holder, context);
  const moment = { now, newId, jobs: [factorLetter(user, 'totp_added', context)] };
  if (!(await repos.factors.addTotp(holder, { sealed, lastStep: step }, hashes, moment))) changed();
  await repos.sessions.prove(user.id, actor.sessionId, { now, secondFactor: true });
  return { recovery_codes: codes && [...codes] };
};
