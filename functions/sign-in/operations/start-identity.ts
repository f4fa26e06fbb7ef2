import { countAttempt } from '#core/throttle.ts';
import { beginFlow } from '../flow.ts';
import { openProvider } from '../open-provider.ts';
import { requireOwnPlace } from '../own-place.ts';
import { THROTTLES } from '../throttling.ts';
import type { SignInOperation } from '../operation.ts';

/** Begins a way that ends with a provider joined to one's own account. */
export const startIdentity: SignInOperation<'startIdentity'> = async (context, { body }) => {
  const { user, sourceAddress } = context;
  await countAttempt(THROTTLES.startsOfAddress, sourceAddress, context);
  const opened = await openProvider(body.provider, context);
  if (opened.own) await requireOwnPlace(user, opened.own.workspaceId, context);
  const by = {
    browserSecret: body.browser_secret,
    userId: user.id,
    returnTo: body.return_to ?? null,
    portal: body.portal,
  };
  return { url: await beginFlow(opened, by, context) };
};
