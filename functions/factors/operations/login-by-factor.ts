import { unauthorized } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { parseRefreshToken } from '#core/tokens.ts';
import { parseLinkToken } from '#functions/accounts/email-link-token.ts';
import { startSession } from '#functions/accounts/start-session.ts';
import type { Ticket } from '#functions/accounts/repositories/tickets.ts';
import type { OpenedBy } from '#functions/accounts/repositories/sessions.ts';
import type { User } from '#functions/accounts/repositories/users.ts';
import type { LoginTokens } from '#shared/models/user.ts';
import { factorsErrors } from '#text/factors/errors.ts';
import { checkFactor, checkPasskey, type GivenFactor } from '../check-factor.ts';
import type { FactorsOperation } from '../operation.ts';
import { THROTTLES } from '../throttling.ts';
import { userOfHandle } from '../user-handle.ts';

type Context = Parameters<FactorsOperation<'loginByFactor'>>[0];

/**
 * Opens a session by a ticket together with a second factor, or by a passkey, which is both. Whoever comes in so has not
 * lost their factors: a reset that an operator was asked for is taken back.
 */
export const loginByFactor: FactorsOperation<'loginByFactor'> = async (context, { body }) => {
  const { user, passwordVersion, openedBy } =
    body.ticket === undefined ? await byPasskey(body, context) : await byTicket(body.ticket, body, context);
  const login = await context.repos.users.findLogin(user.email, { consistent: true });
  if (login?.userId !== user.id) unauthorized(factorsErrors.beginLoginAgain);
  const entered = { userId: user.id, passwordVersion: passwordVersion ?? login.passwordVersion };
  const tokens = await startSession(user.email, entered, context, { shown: 'two factors', openedBy });
  if (!tokens) unauthorized(factorsErrors.beginLoginAgain);
  if (openedBy) await requireStillJoined(user.id, openedBy, tokens, context);
  await context.repos.factors.withdrawReset(user.id);
  return tokens;
};

interface Entered {
  readonly user: User;
  /** The password they have shown; null where they have shown none. */
  readonly passwordVersion: number | null;
  readonly openedBy: OpenedBy | null;
}

/** Whoever takes an identity away ends the sessions they find: this one was begun by it, and may have come just after. */
async function requireStillJoined(
  userId: string,
  { identityId }: OpenedBy,
  tokens: LoginTokens,
  { repos }: Context,
): Promise<void> {
  if ((await repos.identities.find(identityId))?.userId === userId) return;
  await repos.sessions.end(userId, parseRefreshToken(tokens.refresh_token)!.sessionId);
  unauthorized(factorsErrors.beginLoginAgain);
}

async function byPasskey({ passkey }: GivenFactor, context: Context): Promise<Entered> {
  await countAttempt(THROTTLES.passkeysOfAddress, context.sourceAddress, context);
  const userId = passkey && userOfHandle(passkey.user_handle);
  const user = userId ? await context.repos.users.find(userId) : null;
  const isRight = passkey && user && (await checkPasskey(user.id, passkey, 'login', context)) !== null;
  return isRight ? { user, passwordVersion: null, openedBy: null } : unauthorized(factorsErrors.wrongPasskey);
}

/** A ticket is used up by the factor that was right; until then it counts its tries. */
async function byTicket(text: string, given: GivenFactor, context: Context): Promise<Entered> {
  const { repos, now } = context;
  const named = parseLinkToken(text);
  const ticket: Pick<Ticket, 'passwordVersion' | 'openedBy'> | null = named && (await repos.tickets.take(named, now));
  const user = named && ticket ? await repos.users.find(named.userId) : null;
  if (!named || !ticket || !user) unauthorized(factorsErrors.beginLoginAgain);
  if (!(await checkFactor(user, given, 'login', context))) unauthorized(wrongOf(given));
  if (!(await repos.tickets.spend(named))) unauthorized(factorsErrors.beginLoginAgain);
  return { user, passwordVersion: ticket.passwordVersion, openedBy: ticket.openedBy };
}

function wrongOf({ passkey, recovery_code: recoveryCode }: GivenFactor): string {
  if (passkey) return factorsErrors.wrongPasskey;
  return recoveryCode === undefined ? factorsErrors.wrongCode : factorsErrors.wrongRecoveryCode;
}
