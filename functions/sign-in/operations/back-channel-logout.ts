import { sha256 } from '#core/sha256.ts';
import { notFound } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { identityIdOf } from '../flow.ts';
import { clientOf } from '../open-provider.ts';
import { refuseTrouble } from '../refusals.ts';
import { THROTTLES } from '../throttling.ts';
import type { SignInOperation } from '../operation.ts';

/** Longer than a word of a sign-out is believed, with clocks that differ. */
const KEEP_MILLISECONDS = 15 * 60 * 1000;

/**
 * Somebody has signed out at their company's provider: what was opened by it ends here, or of that what that one session
 * of the provider's opened. A word that comes twice does nothing more.
 */
export const backChannelLogout: SignInOperation<'backChannelLogout'> = async (context, { params, body }) => {
  const { repos, oidc, now } = context;
  const own = (await repos.ownProviders.find(params.provider)) ?? notFound('provider');
  await countAttempt(THROTTLES.logoutsOfProvider, own.workspaceId, context);
  const client = await clientOf(own, context);
  const word = await oidc.readLogout(client, body.logout_token, now).catch(refuseTrouble);
  const wordHash = sha256(JSON.stringify([own.workspaceId, word.issuer, word.id]));
  if (!(await repos.signInFlows.takeLogoutToken(wordHash, new Date(now.getTime() + KEEP_MILLISECONDS)))) return;
  const identity = await repos.identities.find(identityIdOf(own.workspaceId, word));
  if (identity) await repos.sessions.endOpenedBy(identity.userId, identity.id, word.session);
};
