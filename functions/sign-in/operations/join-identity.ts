import { conflict, unauthorized } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { factorLetter } from '#functions/factors/factor-letter.ts';
import { verifyPassword } from '#functions/accounts/passwords.ts';
import { THROTTLES } from '#functions/accounts/throttling.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import { enterByProvider } from '../enter.ts';
import { boundTo, requireOwnAddress } from '../flow.ts';
import { letterNameOf, openProvider } from '../open-provider.ts';
import { openSession } from '../open-session.ts';
import { signInExpired } from '../refusals.ts';
import { openTicket } from '../tickets.ts';
import type { SignInOperation } from '../operation.ts';

/**
 * Joins an identity to the account of its address: the provider answers for the address, the password for the account.
 * Attempts are those of logging in, so that a provider opens no second way to guess.
 */
export const joinIdentity: SignInOperation<'joinIdentity'> = async (context, { body }) => {
  const { repos, now, newId, sourceAddress } = context;
  const wanted = { purpose: 'join', boundTo: boundTo(body.browser_secret) } as const;
  const { person, provider, identityId } = (await openTicket(body.ticket, wanted, context)) ?? signInExpired();
  const email = person.email ?? signInExpired();
  await countAttempt(THROTTLES.loginsOfAccount, email, context, { from: sourceAddress });
  const login = await repos.users.findLogin(email, { consistent: true });
  const isRight = await verifyPassword(body.password, login?.passwordHash ?? null);
  if (!isRight || !login) return unauthorized(signInErrors.wrongPassword);
  const user = (await repos.users.find(login.userId)) ?? conflict(signInErrors.accountChanged);
  const { own } = await openProvider(provider, context);
  if (own) await requireOwnAddress(user.email, own.workspaceId, context);
  const identity = {
    id: identityId,
    userId: user.id,
    provider,
    email,
    addedAt: now.toISOString(),
    passwordVersion: login.passwordVersion,
    addressProved: true,
  };
  const moment = { now, newId, jobs: [factorLetter(user, 'provider_added', context, letterNameOf(provider))] };
  const outcome = await repos.identities.add(identity, user, login, { proved: true }, moment);
  if (outcome === 'taken') return conflict(signInErrors.identityTaken);
  if (outcome === 'changed') return conflict(signInErrors.accountChanged);
  if (own) await enterByProvider(own, user, person.groups, context);
  return openSession({ user, login, identityId, provider, providerSession: person.session }, context);
};
