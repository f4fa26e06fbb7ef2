import { invalid } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { verifyPassword } from '#functions/accounts/passwords.ts';
import { THROTTLES } from '#functions/accounts/throttling.ts';
import { factorsErrors } from '#text/factors/errors.ts';
import { checkFactor } from '../check-factor.ts';
import { holderOf } from '../holder.ts';
import type { FactorsOperation } from '../operation.ts';

/** Whoever is here shows that it is still them, by the ways there are (`getProofWays`); it counts for this session. */
export const prove: FactorsOperation<'prove'> = async (context, { body }) => {
  const { user, actor, repos, now } = context;
  const { login } = await holderOf(user, context);
  if (body.password !== undefined) {
    if (login.factors.length > 0) invalid([{ path: 'password', message: factorsErrors.passwordIsNotEnough }]);
    await countAttempt(THROTTLES.passwordChecksOfAccount, user.id, context);
    if (!(await verifyPassword(body.password, login.passwordHash)))
      invalid([{ path: 'password', message: factorsErrors.wrongPassword }]);
  } else if (!(await checkFactor(user, body, `proof/${user.id}/${actor.sessionId}`, context))) {
    const path = body.passkey ? 'passkey' : body.code === undefined ? 'recovery_code' : 'code';
    const message = { passkey: factorsErrors.wrongPasskey, code: factorsErrors.wrongCode };
    invalid([{ path, message: path === 'recovery_code' ? factorsErrors.wrongRecoveryCode : message[path] }]);
  }
  await repos.sessions.prove(user.id, actor.sessionId, { now, secondFactor: body.password === undefined });
};
