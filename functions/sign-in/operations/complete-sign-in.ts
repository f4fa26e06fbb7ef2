import { countAttempt } from '#core/throttle.ts';
import { conflict } from '#core/http/errors.ts';
import type { LoginTokens } from '#shared/models/user.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import { enterByProvider } from '../enter.ts';
import { boundTo, finishFlow, requireOwnAddress, type Arrived } from '../flow.ts';
import { openSession } from '../open-session.ts';
import { sealTicket } from '../tickets.ts';
import { THROTTLES } from '../throttling.ts';
import type { SignInContext, SignInOperation } from '../operation.ts';
import type { Identity } from '../repositories/identities.ts';

/**
 * Whoever comes back from a provider: somebody with an account of this identity is signed in. For anybody else an
 * address that the provider answers for finds an account, which is joined by its password alone, or a new one is offered.
 */
export const completeSignIn: SignInOperation<'completeSignIn'> = async (context, { body }) => {
  const { repos } = context;
  await countAttempt(THROTTLES.completionsOfAddress, context.sourceAddress, context);
  const arrived = await finishFlow(body, null, context);
  const { opened, identityId, returnTo } = arrived;
  const identity = await repos.identities.find(identityId);
  const tokens = identity && (await signInBy(identity, arrived, context));
  if (tokens) return { kind: 'session' as const, ...tokens, return_to: returnTo };

  const person = withKnownGroups(arrived);
  const provider = { id: opened.id, name: opened.name };
  const login = person.emailProved && person.email !== null ? await repos.users.findLogin(person.email) : null;
  const purpose = login ? ('join' as const) : ('registration' as const);
  const given = { purpose, provider: opened.id, identityId, person, boundTo: boundTo(body.browser_secret) };
  const ticket = await sealTicket(given, context);
  if (login) return { kind: 'join' as const, ticket, provider, email: person.email!, return_to: returnTo };
  const workspace = opened.own?.rules.joins ? await repos.workspaces.find(opened.own.workspaceId) : null;
  return {
    kind: 'registration' as const,
    ticket,
    provider,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    email_proved: person.emailProved,
    workspace: workspace?.name ?? null,
    return_to: returnTo,
  };
};

/** Null where the identity is the account's no more. */
async function signInBy(
  identity: Identity,
  { opened, person, identityId }: Arrived,
  context: SignInContext,
): Promise<LoginTokens | null> {
  const { repos, now, newId } = context;
  const user = (await repos.users.find(identity.userId)) ?? conflict(signInErrors.accountChanged);
  const login = await repos.users.findLogin(user.email, { consistent: true });
  if (login?.userId !== user.id) return conflict(signInErrors.accountChanged);
  if (isOfStranger(identity, login.passwordVersion)) {
    await repos.identities.remove(identity, null, { now, newId, jobs: [] });
    return null;
  }
  if (opened.own) {
    await requireOwnAddress(user.email, opened.own.workspaceId, context, signInErrors.foreignAccount);
  }
  const isProved = identity.addressProved || (await repos.verifiedEmails.since(user)) !== null;
  await repos.identities.markUsed(identity, isProved, now);
  if (opened.own) await enterByProvider(opened.own, user, person.groups, context);
  // Last: it may ask for a second factor.
  return openSession({ user, login, identityId, provider: opened.id, providerSession: person.session }, context);
}

/**
 * What was joined to an account before its address was known to be its own goes with the password of that time:
 * whoever then sets one by a letter is the owner of the address, and need not be who made the account.
 */
function isOfStranger({ addressProved, passwordVersion }: Identity, current: number): boolean {
  return !addressProved && passwordVersion !== current;
}

/** Of the groups those that a rule names: a directory may have hundreds, and none of them is our business. */
function withKnownGroups({ person, opened: { own } }: Arrived): Arrived['person'] {
  const named = new Set(own?.rules.groups.map(({ group }) => group));
  return {
    ...person,
    firstName: person.firstName.slice(0, 100),
    lastName: person.lastName.slice(0, 100),
    groups: person.groups.filter((group) => named.has(group)),
  };
}
