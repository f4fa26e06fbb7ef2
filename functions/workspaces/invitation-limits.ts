import type { Invitation } from './repositories/invitation.ts';
import type { Counted, ThrottleRule } from '#data/throttles.ts';
import type { Workspace } from './repositories/workspaces.ts';
import { UNPAID_INVITATIONS_A_DAY } from '#shared/rules/invitations.ts';
import { mailboxOf } from '#shared/rules/mailbox.ts';
import { tooManyRequests, waitText } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { countedFor } from '#core/throttle.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/** A limit of letters and which sentence refuses more. */
interface LetterRule extends ThrottleRule {
  readonly refusal: keyof typeof workspacesErrors.invitations;
}

const DAY = 24 * 60 * 60;
const MONTH = 30 * DAY;

/**
 * How many invitations are mailed at most. They are conditions of the transaction that writes the letter, and nothing
 * takes them back: neither withdrawing, nor deleting the workspace, nor leaving it.
 */
export const INVITATION_LIMITS = {
  /** Whoever gets them, over all workspaces and senders: enough for two companies and a lost letter in one day. */
  recipientDay: { name: 'invite-to-day', limit: 5, windowSeconds: DAY, refusal: 'toRecipient' },
  recipientMonth: { name: 'invite-to-month', limit: 15, windowSeconds: MONTH, refusal: 'toRecipient' },
  /** A paid plan: what an import of a whole company needs. An operator has seen who pays. */
  paidInviter: { name: 'invite-by-paid', limit: 1000, windowSeconds: DAY, refusal: 'ofPaid' },
  paidWorkspace: { name: 'invite-in-paid', limit: 1000, windowSeconds: DAY, refusal: 'ofPaid' },
  paidOwner: { name: 'invite-of-paid', limit: 1000, windowSeconds: DAY, refusal: 'ofPaid' },
  /** Startup and the trial, which anybody has at once: a team can be tried with, strangers cannot be flooded. */
  unpaidInviter: { name: 'invite-by', limit: UNPAID_INVITATIONS_A_DAY, windowSeconds: DAY, refusal: 'ofUnpaid' },
  unpaidWorkspace: { name: 'invite-in', limit: UNPAID_INVITATIONS_A_DAY, windowSeconds: DAY, refusal: 'ofUnpaid' },
  unpaidOwner: { name: 'invite-of', limit: UNPAID_INVITATIONS_A_DAY, windowSeconds: DAY, refusal: 'ofUnpaid' },
  unpaidOwnerMonth: { name: 'invite-of-month', limit: 60, windowSeconds: MONTH, refusal: 'ofUnpaidMonth' },
  /** New accounts cost nothing; the network they are made from does. Three new teams behind one address in a day. */
  unpaidSource: { name: 'invite-from', limit: 45, windowSeconds: DAY, refusal: 'ofSource' },
} as const satisfies Record<string, LetterRule>;

interface Sending {
  readonly inviterId: string;
  readonly workspace: Pick<Workspace, 'id' | 'ownerId'>;
  /** Whether the owner pays for their plan. */
  readonly paid: boolean;
}

/** What one more letter about this invitation counts against. */
export async function letterLimits(
  { email }: Pick<Invitation, 'email'>,
  { inviterId, workspace, paid }: Sending,
  context: Pick<OperationContext, 'keyring' | 'now' | 'sourceAddress'>,
): Promise<Counted<LetterRule>[]> {
  const limits = INVITATION_LIMITS;
  const box = mailboxOf(email);
  const bySender: [LetterRule, string][] = paid
    ? [
        [limits.paidInviter, inviterId],
        [limits.paidWorkspace, workspace.id],
        [limits.paidOwner, workspace.ownerId],
      ]
    : [
        [limits.unpaidInviter, inviterId],
        [limits.unpaidWorkspace, workspace.id],
        [limits.unpaidOwner, workspace.ownerId],
        [limits.unpaidOwnerMonth, workspace.ownerId],
        [limits.unpaidSource, context.sourceAddress],
      ];
  const counted: [LetterRule, string][] = [...bySender, [limits.recipientDay, box], [limits.recipientMonth, box]];
  return Promise.all(counted.map(([rule, subject]) => countedFor(rule, subject, context)));
}

/** Whether this limit is about one address only: letters to others may still go. */
export function isOfRecipient({ name }: ThrottleRule): boolean {
  return name === INVITATION_LIMITS.recipientDay.name || name === INVITATION_LIMITS.recipientMonth.name;
}

/** Why no more letters go, and when they will again. */
export function limitReached({ rule, secondsLeft }: Counted<LetterRule>): string {
  return workspacesErrors.invitations[rule.refusal](waitText(secondsLeft));
}

/** 429 that says which limit was met. */
export function refuseLetter(counted: Counted<LetterRule>): never {
  tooManyRequests(counted.secondsLeft, limitReached(counted));
}
