import { moscowDay, type Day } from './working-days.ts';

/** The version of the consent to process personal data that a registration form shows now; named by its date. */
export const CONSENT_VERSION = '2026-11-23' as const;

/** Every published version, newest last. The first one stood in the policy and was given by pressing «register». */
export const CONSENT_VERSIONS = ['2026-11-21', CONSENT_VERSION] as const;

/** What somebody agrees to in the chat they connect: that they are told of runs there. */
export const CHAT_CONSENT_VERSION = '2026-11-29' as const;

/** A published text of a consent. */
export interface ConsentEdition {
  /** Its date. */
  readonly version: Day;
  /** Until which day whoever agreed to an earlier one may put it off; null: it is asked of new people alone. */
  readonly agreedBy: Day | null;
}

/** The text of the account that counts now. A new version that others have to agree to as well names a day here. */
export const ACCOUNT_CONSENT: ConsentEdition = { version: CONSENT_VERSION, agreedBy: null };

/** A text that somebody has not agreed to yet, and whether the day it could be put off to is over. */
export interface DueConsent {
  readonly version: Day;
  readonly agreedBy: Day;
  readonly overdue: boolean;
}

/** Which text is to be agreed to by somebody who agreed to another, or to none; null where nothing is asked. */
export function dueConsent(
  given: string | null,
  now: Date,
  current: ConsentEdition = ACCOUNT_CONSENT,
): DueConsent | null {
  const { version, agreedBy } = current;
  if (agreedBy === null || given === version) return null;
  return { version, agreedBy, overdue: moscowDay(now) > agreedBy };
}

/** Whether earlier consents are asked for anew at all: while they are not, nobody need look at what somebody gave. */
export function asksAgain({ agreedBy }: ConsentEdition = ACCOUNT_CONSENT): boolean {
  return agreedBy !== null;
}
