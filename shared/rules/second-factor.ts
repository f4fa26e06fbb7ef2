import { HR_ROLE, OWNER_ROLE, type Role } from './roles.ts';
import { financeAccessOf, type FinanceAccess } from './finance/access.ts';

/** By what an account is proved besides its password. A passkey stands for both. */
export const FACTORS = ['totp', 'passkey'] as const;
export type Factor = (typeof FACTORS)[number];

/** Of whom a workspace demands a second factor. */
export const FACTOR_DEMANDS = ['none', 'leaders', 'money', 'all'] as const;
export type FactorDemand = (typeof FACTOR_DEMANDS)[number];

/** Whom a demand reaches has so many days to add a factor. */
export const FACTOR_GRACE_DAYS = 7;

/** What was proved so long ago counts as new: deeds that cannot be undone ask for no younger proof. */
export const PROOF_MINUTES = 10;

/** So many codes are made at once. */
export const RECOVERY_CODES = 10;

/** So many passkeys an account has at most. */
export const MOST_PASSKEYS = 20;

/** What comes of a right password where that is not enough: the ticket opens a session together with one of the ways. */
export interface SecondFactorWanted {
  readonly ticket: string;
  readonly ways: readonly Factor[];
  readonly expires_at: string;
}

/** The demand of a workspace, and from when on it refuses. */
export interface FactorRule {
  readonly who: Exclude<FactorDemand, 'none'>;
  /** The moment its days of grace end. */
  readonly from: string;
}

interface Asked {
  readonly role: Role;
  readonly financeAccess: FinanceAccess;
}

/** Whether a demand reaches a member. */
export function isDemanded(who: FactorDemand, member: Asked): boolean {
  switch (who) {
    case 'none':
      return false;
    case 'leaders':
      return member.role === OWNER_ROLE || member.role === HR_ROLE;
    case 'money':
      return financeAccessOf(member).kind !== 'none';
    case 'all':
      return true;
  }
}

/** Whether a workspace refuses a member whose session no second factor has proved. */
export function isRefusedWithout(rule: FactorRule | null, member: Asked, now: Date): boolean {
  return rule !== null && isDemanded(rule.who, member) && Date.parse(rule.from) <= now.getTime();
}
