import { AppError, notFound } from '#core/http/errors.ts';
import { factorLetter } from '#functions/factors/factor-letter.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import { letterNameOf } from '../open-provider.ts';
import type { SignInOperation } from '../operation.ts';

/** Takes a way into one's own account away, with the sessions it has begun elsewhere; never the last. */
export const removeIdentity: SignInOperation<'removeIdentity'> = async (context, { params }) => {
  const { repos, user, actor, now, newId } = context;
  const [identities, login] = await Promise.all([
    repos.identities.listOf(user.id),
    repos.users.findLogin(user.email, { consistent: true }),
  ]);
  const identity = identities.find(({ id }) => id === params.identity) ?? notFound('identity');
  const hasPassword = login?.userId === user.id && login.passwordHash !== null;
  const stays = hasPassword ? null : (identities.find(({ id }) => id !== params.identity) ?? lastWayIn());
  const jobs = [factorLetter(user, 'provider_removed', context, letterNameOf(identity.provider))];
  if (!(await repos.identities.remove(identity, stays, { now, newId, jobs }))) {
    const left = await repos.identities.listOf(user.id);
    return left.some(({ id }) => id === params.identity) ? lastWayIn() : notFound('identity');
  }
  await repos.sessions.endOpenedBy(user.id, identity.id, null, actor.sessionId);
};

function lastWayIn(): never {
  throw new AppError('last_way_in', signInErrors.lastWayIn);
}
