import type { ThrottleRule } from '#data/throttles.ts';

const MINUTE = 60;

/** How often a password may be tried and an account created; all are asked before anything is hashed. */
export const THROTTLES = {
  loginsOfAccount: { name: 'login-account', limit: 10, windowSeconds: 5 * MINUTE },
  failedLoginsOfAddress: { name: 'login-address', limit: 50, windowSeconds: 15 * MINUTE },
  registrationsOfAccount: { name: 'register-account', limit: 5, windowSeconds: 60 * MINUTE },
  registrationsOfAddress: { name: 'register-address', limit: 30, windowSeconds: 60 * MINUTE },
} as const satisfies Record<string, ThrottleRule>;
