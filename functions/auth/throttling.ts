import type { ThrottleRule } from '#data/throttles.ts';

const MINUTE = 60;

/**
 * How often what costs work or sends letters may be done; all are asked before anything is hashed. Each purpose has
 * counters of its own. What is counted for a person and anybody can cause leaves each machine or account only a share,
 * so that one alone shuts nobody out.
 */
export const THROTTLES = {
  loginsOfAccount: { name: 'login-account', limit: 10, share: 5, windowSeconds: 5 * MINUTE },
  /** Of one that has logged in to this account before, whatever others do to the account. */
  loginsOfDevice: { name: 'login-device', limit: 10, windowSeconds: 5 * MINUTE },
  failedLoginsOfAddress: { name: 'login-address', limit: 50, windowSeconds: 15 * MINUTE },
  registrationsOfAccount: { name: 'register-account', limit: 5, share: 3, windowSeconds: 60 * MINUTE },
  /** A whole office may stand behind one address, and register on one day. */
  registrationsOfAddress: { name: 'register-address', limit: 100, windowSeconds: 60 * MINUTE },
  /** Codes are worth money and could be guessed. */
  wrongPromoCodesOfAddress: { name: 'register-promo', limit: 20, windowSeconds: 60 * MINUTE },
  passwordChecksOfAccount: { name: 'password-account', limit: 10, windowSeconds: 5 * MINUTE },
  resetLettersOfMailbox: { name: 'reset-letters', limit: 5, share: 3, windowSeconds: 60 * MINUTE },
  resetLettersOfDevice: { name: 'reset-device', limit: 3, windowSeconds: 60 * MINUTE },
  resetsOfAddress: { name: 'reset-address', limit: 20, windowSeconds: 60 * MINUTE },
  emailChangesOfAccount: { name: 'email-account', limit: 5, windowSeconds: 60 * MINUTE },
  emailChangeLettersOfMailbox: { name: 'email-letters', limit: 5, share: 3, windowSeconds: 60 * MINUTE },
  verificationsOfAccount: { name: 'verification-account', limit: 3, windowSeconds: 60 * MINUTE },
  verificationLettersOfMailbox: { name: 'verification-letters', limit: 5, share: 3, windowSeconds: 60 * MINUTE },
} as const satisfies Record<string, ThrottleRule>;
