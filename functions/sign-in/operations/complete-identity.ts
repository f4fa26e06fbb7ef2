import { conflict } from '#core/http/errors.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { factorLetter } from '#functions/factors/factor-letter.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import { letterNameOf } from '../open-provider.ts';
import { finishFlow } from '../flow.ts';
import { requireOwnPlace } from '../own-place.ts';
import { presentIdentity } from '../present-identity.ts';
import type { SignInOperation } from '../operation.ts';

/** Joins whoever came back to the account that the way began in. An identity that belongs to another account stays there. */
export const completeIdentity: SignInOperation<'completeIdentity'> = async (context, { body }) => {
  const { repos, user, now } = context;
  const { opened, person, identityId } = await finishFlow(body, user.id, context);
  if (opened.own) await requireOwnPlace(user, opened.own.workspaceId, context);
  const known = await repos.identities.find(identityId);
  if (known) return conflict(known.userId === user.id ? signInErrors.identityAdded : signInErrors.identityTaken);
  const login = await repos.users.findLogin(user.email, { consistent: true });
  if (login?.userId !== user.id) return conflict(signInErrors.accountChanged);
  const proved = person.emailProved && person.email === withAsciiDomain(user.email);
  const identity = {
    id: identityId,
    userId: user.id,
    provider: opened.id,
    email: person.email,
    addedAt: now.toISOString(),
    passwordVersion: login.passwordVersion,
    addressProved: proved || (await repos.verifiedEmails.since(user)) !== null,
  };
  const jobs = [factorLetter(user, 'provider_added', context, letterNameOf(opened.id))];
  const moment = { now, newId: context.newId, jobs };
  const outcome = await repos.identities.add(identity, user, login, { proved }, moment);
  if (outcome === 'taken') return conflict(signInErrors.identityTaken);
  if (outcome === 'changed') return conflict(signInErrors.accountChanged);
  return presentIdentity({ ...identity, usedAt: null }, new Map([[opened.id, opened.name]]));
};
