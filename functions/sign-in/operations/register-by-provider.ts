import { conflict, invalid } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { proofLetter } from '#functions/accounts/proof-letter.ts';
import { letterLimits, THROTTLES } from '#functions/accounts/throttling.ts';
import { verified } from '#functions/accounts/repositories/verified-emails.ts';
import type { NewUser } from '#functions/accounts/repositories/users.ts';
import { languageNow } from '#shared/text/current.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import { commonValidation } from '#text/validation.ts';
import { enterByProvider, requireRoom } from '../enter.ts';
import { boundTo, requireOwnAddress } from '../flow.ts';
import { openProvider } from '../open-provider.ts';
import { openSession } from '../open-session.ts';
import { signInExpired } from '../refusals.ts';
import { openTicket, type Ticket } from '../tickets.ts';
import { identityWrites } from '../repositories/identities.ts';
import type { SignInContext, SignInOperation } from '../operation.ts';

/**
 * An account for whoever came from a provider, with the consent that every account begins with. It has no password until
 * one is set by a letter. Where the provider does not answer for the address, that is shown by a letter as ever.
 */
export const registerByProvider: SignInOperation<'registerByProvider'> = async (context, { body }) => {
  const { now, newId } = context;
  await countAttempt(THROTTLES.registrationsOfAddress, context.sourceAddress, context);
  const wanted = { purpose: 'registration', boundTo: boundTo(body.browser_secret) } as const;
  const ticket = (await openTicket(body.ticket, wanted, context)) ?? signInExpired();
  const { person, identityId } = ticket;
  const given = person.emailProved ? person.email : (body.email ?? person.email);
  const email = given ?? invalid([{ path: 'email', message: commonValidation.emailWanted }]);
  await countAttempt(THROTTLES.registrationsOfAccount, email, context, { from: context.sourceAddress });
  const { own } = await openProvider(ticket.provider, context);
  if (own) {
    await requireOwnAddress(email, own.workspaceId, context);
    await requireRoom(own, context);
  }
  const user = {
    id: newId(),
    firstName: body.first_name,
    lastName: body.last_name,
    email,
    language: languageNow(),
    createdAt: now.toISOString(),
    consentVersion: body.consent_version,
  };
  if (!(await create(user, ticket, context))) conflict(signInErrors.addressTaken);
  const login = { userId: user.id, passwordHash: null, passwordVersion: 0, factors: [], factorsVersion: 0 };
  const opening = { user, login, identityId, provider: ticket.provider, providerSession: person.session };
  const tokens = await openSession(opening, context);
  if (own) {
    const member = { ...user, pendingEmail: null, pendingEmailUntil: null, discount: 0 };
    await enterByProvider(own, member, person.groups, context);
  }
  return tokens;
};

/** The account, its identity, and the letter or the proof of its address, all or nothing; false when one is taken. */
async function create(
  user: NewUser,
  { person, provider, identityId }: Ticket,
  context: SignInContext,
): Promise<boolean> {
  const { users } = context.repos;
  const { now } = context;
  const identity = {
    id: identityId,
    userId: user.id,
    provider,
    email: person.email,
    addedAt: user.createdAt,
    passwordVersion: 0,
    addressProved: person.emailProved,
  };
  const writes = identityWrites(identity);
  if (person.emailProved) {
    return (await users.register(user, null, null, [...writes, verified(user, now)])) === 'registered';
  }
  const letter = { ...proofLetter(user, context), limits: await letterLimits('verification', user.email, context) };
  const outcome = await users.register(user, null, letter, writes);
  return (outcome === 'limit' ? await users.register(user, null, null, writes) : outcome) === 'registered';
}
