import type { ThrottleRule } from '#data/throttles.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * How often codes may be tried for an account, by whoever has its password already. Of a million codes three are right at
 * a moment: fifty tries a day find one in eighteen years. Each machine has a share, so that no other machine uses up the owner's.
 */
export const THROTTLES = {
  codesOfAccount: { name: 'factor-account', limit: 10, share: 5, windowSeconds: 5 * MINUTE },
  codesOfAccountInDay: { name: 'factor-account-day', limit: 50, share: 25, windowSeconds: DAY },
  /** A whole office may stand behind one address. */
  passkeysOfAddress: { name: 'passkey-address', limit: 100, windowSeconds: 5 * MINUTE },
} as const satisfies Record<string, ThrottleRule>;
