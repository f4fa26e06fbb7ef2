import type { ThrottleRule } from '#data/throttles.ts';

const MINUTE = 60;

/** How often what costs work or sends letters may be done; all are asked before anything is hashed. */
export const THROTTLES = {
  loginsOfAccount: { name: 'login-account', limit: 10, windowSeconds: 5 * MINUTE },
  failedLoginsOfAddress: { name: 'login-address', limit: 50, windowSeconds: 15 * MINUTE },
  registrationsOfAccount: { name: 'register-account', limit: 5, windowSeconds: 60 * MINUTE },
  /** A whole office may stand behind one address, and register on one day. */
  registrationsOfAddress: { name: 'register-address', limit: 100, windowSeconds: 60 * MINUTE },
  passwordChecksOfAccount: { name: 'password-account', limit: 10, windowSeconds: 5 * MINUTE },
  emailChangesOfAccount: { name: 'email-account', limit: 5, windowSeconds: 60 * MINUTE },
  /** Letters that anybody can cause, by whose box they fill. */
  lettersToAddress: { name: 'letters-to', limit: 5, windowSeconds: 60 * MINUTE },
  resetsOfAddress: { name: 'reset-address', limit: 20, windowSeconds: 60 * MINUTE },
} as const satisfies Record<string, ThrottleRule>;
