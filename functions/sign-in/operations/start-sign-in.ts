import { countAttempt } from '#core/throttle.ts';
import { beginFlow } from '../flow.ts';
import { openProvider } from '../open-provider.ts';
import { THROTTLES } from '../throttling.ts';
import type { SignInOperation } from '../operation.ts';

/** Begins a way through a provider, bound to the browser that begins it. */
export const startSignIn: SignInOperation<'startSignIn'> = async (context, { body }) => {
  await countAttempt(THROTTLES.startsOfAddress, context.sourceAddress, context);
  const opened = await openProvider(body.provider, context);
  const by = {
    browserSecret: body.browser_secret,
    userId: null,
    returnTo: body.return_to ?? null,
    portal: body.portal,
  };
  return { url: await beginFlow(opened, by, context) };
};
