import { countAttempt } from '#core/throttle.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import { tryProvider } from '../discover.ts';
import { THROTTLES } from '../throttling.ts';
import type { SignInOperation } from '../operation.ts';

/** Asks a provider for its description and keeps nothing. */
export const checkProvider: SignInOperation<'checkProvider'> = async (context, { body }) => {
  await countAttempt(THROTTLES.checksOfWorkspace, context.workspaceId, context);
  const { problem, warnings } = await tryProvider(body.issuer, context);
  return { ok: problem === null, detail: problem ?? signInErrors.discovered, warnings: [...warnings] };
};
