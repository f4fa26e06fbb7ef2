import type { OperationContext } from '#core/http/operation.ts';
import { countAttempt, countedFor } from '#core/throttle.ts';
import type { Counted, ThrottleRule } from '#data/throttles.ts';
import { mailboxOf } from '#shared/rules/mailbox.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

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
  /** At an open session, to change it or to prove who is there: one count, not a second ten for the other door. */
  passwordChecksOfAccount: { name: 'password-account', limit: 10, windowSeconds: 5 * MINUTE },
  resetLettersOfDevice: { name: 'reset-device', limit: 3, windowSeconds: 60 * MINUTE },
  resetsOfAddress: { name: 'reset-address', limit: 20, windowSeconds: 60 * MINUTE },
  emailChangesOfAccount: { name: 'email-account', limit: 5, windowSeconds: 60 * MINUTE },
  verificationsOfAccount: { name: 'verification-account', limit: 3, windowSeconds: 60 * MINUTE },
} as const satisfies Record<string, ThrottleRule>;

/**
 * Letters that anybody can have sent to any address, in an hour and in a day of a mailbox, whatever spelling it is asked
 * for by. Each purpose has its own: whoever uses up one leaves the others, and each machine has a share of it.
 */
const LETTERS = {
  reset: lettersOf('reset-letters'),
  emailChange: lettersOf('email-letters'),
  verification: lettersOf('verification-letters'),
} as const;

function lettersOf(name: string): readonly ThrottleRule[] {
  return [
    { name, limit: 5, share: 3, windowSeconds: 60 * MINUTE },
    { name: `${name}-day`, limit: 20, share: 6, windowSeconds: DAY },
  ];
}

/** Counts a letter of this purpose to the mailbox behind an address; 429 when it gets no more of them now. */
export async function countLetter(
  purpose: keyof typeof LETTERS,
  address: string,
  context: OperationContext<'throttles'>,
): Promise<void> {
  for (const rule of LETTERS[purpose]) {
    await countAttempt(rule, mailboxOf(address), context, { from: context.sourceAddress });
  }
}

/** The same limits, to be counted by the transaction that writes the letter. */
export function letterLimits(
  purpose: keyof typeof LETTERS,
  address: string,
  context: Pick<OperationContext, 'keyring' | 'now' | 'sourceAddress'>,
): Promise<readonly Counted[]> {
  const from = context.sourceAddress;
  return Promise.all(LETTERS[purpose].map((rule) => countedFor(rule, mailboxOf(address), context, { from })));
}
