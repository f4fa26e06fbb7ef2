import { newChallenge } from '../challenge.ts';
import { holderOf } from '../holder.ts';
import type { FactorsOperation } from '../operation.ts';
import type { Factor } from '#shared/rules/second-factor.ts';

/**
 * How whoever is here can show that it is still them. An account with a second factor is not proved by its password:
 * whoever has stolen that and sits at an open session must not get further. One that came by a provider may have nothing to
 * show here: it is proved by coming in once more.
 */
export const getProofWays: FactorsOperation<'getProofWays'> = async (context) => {
  const { actor, user, repos, site } = context;
  const { totp, passkeys } = await repos.factors.of(actor.userId);
  const ways: Factor[] = [...(passkeys.length > 0 ? (['passkey'] as const) : []), ...(totp ? (['totp'] as const) : [])];
  const hasPasskey = site !== null && passkeys.length > 0;
  const { login } = await holderOf(user, context);
  return {
    ways: ways.length > 0 ? ways : login.passwordHash === null ? [] : ['password'],
    passkey: hasPasskey
      ? {
          challenge: await newChallenge(`proof/${actor.userId}/${actor.sessionId}`, context),
          site: site.hostname,
          allow: passkeys.map(({ credentialId }) => credentialId),
        }
      : null,
  };
};
