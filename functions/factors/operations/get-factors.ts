import type { FactorsOperation } from '../operation.ts';

/** What the account of the caller is proved by. */
export const getFactors: FactorsOperation<'getFactors'> = async ({ actor, repos, site }) => {
  const { totp, passkeys, recoveryHashes } = await repos.factors.of(actor.userId);
  return {
    totp: totp && { added_at: totp.addedAt },
    passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
      id,
      name,
      added_at: addedAt,
      last_used_at: lastUsedAt,
    })),
    recovery_codes_left: recoveryHashes.length,
    passkeys_available: site !== null,
  };
};
