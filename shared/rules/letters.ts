import type { Mail } from '../models/mail.ts';

/** A letter counts against what its mailbox gets in a day, in all and of its kind. */
interface Share {
  readonly of: 'unasked' | 'security' | 'reminders';
  readonly perDay: number;
}

interface LetterRule {
  /** It goes to an address that nobody has shown to be theirs. */
  readonly unproved?: true;
  /** Null where it is limited by mailbox when it is asked for, or goes to a partner, who has agreed to such letters. */
  readonly share: Share | null;
}

const unasked = (perDay: number): LetterRule => ({ share: { of: 'unasked', perDay } });
/** Of what happens to an account itself: nothing else can use these up. */
const security = { share: { of: 'security', perDay: 10 } } as const;
const proving = { unproved: true, share: null } as const;
const toPartner = { unproved: true, share: null } as const;

/** So many letters that nobody asked for reach a mailbox in a day, whoever they are from; kinds have shares of it. */
export const UNASKED_PER_DAY = 20;

/** To whom each letter goes, and how many of it a day. */
export const LETTER_RULES: Readonly<Record<Mail['template'], LetterRule>> = {
  invitation: proving,
  'password-reset': proving,
  'email-verification': proving,
  'email-change': proving,
  'offer-request': toPartner,
  'offer-request-cancelled': toPartner,
  'password-changed': security,
  'factor-changed': security,
  'api-key-made': security,
  'email-change-asked': security,
  // To the address that was the account's until now: who writes it knows whether that was proved.
  'email-changed': { ...security, unproved: true },
  'ownership-offer': unasked(3),
  'export-ready': unasked(5),
  'run-invitation': unasked(10),
  'leaver-poll': unasked(3),
  'invoice-request': unasked(5),
  'offer-request-copy': unasked(10),
  'budget-warning': unasked(5),
  // Of runs, whether or not their recipient had answered: the table is not to tell of whom that is so.
  'poll-reminder': { share: { of: 'reminders', perDay: 3 } },
  'weekly-digest': unasked(10),
  'automation-rule': unasked(5),
  'rule-stopped': unasked(5),
  'webhook-stopped': unasked(5),
  'pack-due': unasked(5),
  'data-request-due': unasked(10),
  'data-request-answer': unasked(10),
  'data-request-withdrawn': unasked(10),
};
