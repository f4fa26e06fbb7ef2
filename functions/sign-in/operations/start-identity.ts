import { AppError, unauthorized } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { verifyPassword } from '#functions/accounts/passwords.ts';
import { THROTTLES as OF_ACCOUNTS } from '#functions/accounts/throttling.ts';
import { RECENT_PROOF_MINUTES } from '#shared/rules/sign-in.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import { beginFlow } from '../flow.ts';
import { openProvider } from '../open-provider.ts';
import { requireOwnPlace } from '../own-place.ts';
import { THROTTLES } from '../throttling.ts';
import type { SignInOperation } from '../operation.ts';

/**
 * Begins a way that ends with a provider joined to one's own account. Whoever sits at an open account must have signed in
 * just now or know its password: else they could leave themselves a way in.
 */
export const startIdentity: SignInOperation<'startIdentity'> = async (context, { body }) => {
  const { repos, user, actor, now, sourceAddress } = context;
  await countAttempt(THROTTLES.startsOfAddress, sourceAddress, context);
  if (body.password === undefined) {
    const openedAt = (await repos.sessions.openedAt(actor.userId, actor.sessionId)) ?? unauthorized();
    const isRecent = now.getTime() - openedAt.getTime() <= RECENT_PROOF_MINUTES * 60_000;
    if (!isRecent) throw new AppError('proof_required', signInErrors.proofRequired);
  } else {
    await countAttempt(OF_ACCOUNTS.passwordChecksOfAccount, user.id, context);
    const login = await repos.users.findLogin(user.email);
    const hash = login?.userId === user.id ? login.passwordHash : null;
    if (!(await verifyPassword(body.password, hash))) {
      throw new AppError('proof_required', signInErrors.wrongPassword);
    }
  }
  const opened = await openProvider(body.provider, context);
  if (opened.own) await requireOwnPlace(user, opened.own.workspaceId, context);
  const by = { browserSecret: body.browser_secret, userId: user.id, returnTo: body.return_to ?? null };
  return { url: await beginFlow(opened, by, context) };
};
