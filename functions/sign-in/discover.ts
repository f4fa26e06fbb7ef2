import { signInErrors } from '#text/sign-in/errors.ts';
import type { SignInContext } from './operation.ts';
import { ProviderError } from './providers/provider.ts';

/** What asking a provider for its description has shown. */
interface Discovery {
  /** Null where it is right. */
  readonly problem: string | null;
  /** It works, but not all of it will. */
  readonly warnings: readonly string[];
}

/** Tries the address of a provider. */
export async function tryProvider(issuer: string, { oidc }: Pick<SignInContext, 'oidc'>): Promise<Discovery> {
  try {
    const server = await oidc.discover(issuer);
    const tells = server['backchannel_logout_supported'] === true;
    return { problem: null, warnings: tells ? [] : [signInErrors.noBackChannel] };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { problem: problemOf(error), warnings: [] };
  }
}

function problemOf({ trouble }: ProviderError): string {
  switch (trouble) {
    case 'down':
      return signInErrors.down;
    case 'slow':
      return signInErrors.slow;
    case 'address':
      return signInErrors.unreachable;
    case 'wrong':
      return signInErrors.wrongDescription;
  }
}
