import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { EMAIL_MAX_LENGTH } from './email.ts';
import { GivenRole } from './role.ts';
import { Team } from './team.ts';
import { workspacesValidation } from '#text/workspaces/validation.ts';

/** Somebody who is asked to join and has not yet; whether they have an account is not told. */
export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: GivenRole,
  /** The team they will join; null for none. */
  team: z.nullable(z.string()),
  /** Who sent it last, by name; null when they are no member any more. */
  invited_by: z.nullable(z.string()),
  /** The company's employee directory names them: they are expected, and no letter need have been written. */
  by_directory: z.boolean(),
  sent_at: Instant,
  expires_at: Instant,
  expired: z.boolean(),
  /** Whoever sent it may not invite for this role any more: the link opens nothing until it is sent again. */
  voided: z.boolean(),
  /** In a list: no letter reaches this address, or its owner wants none. */
  undelivered: z.optional(z.boolean()),
});
export type Invitation = z.infer<typeof Invitation>;

/** An invitation just sent, with the token of a link that is passed on by hand if the letter is lost. */
export const SentInvitation = z.extend(Invitation, { token: z.string() });
export type SentInvitation = z.infer<typeof SentInvitation>;

/** The token of a link to pass on by hand, and until when it opens. */
export const InvitationLink = z.object({ token: z.string(), expires_at: Instant });

/** How many people a workspace has room for (null for any number), and who takes it up. */
export const Seats = z.object({
  limit: z.nullable(z.int()),
  members: z.int(),
  /** Invitations that wait to be accepted. */
  pending: z.int(),
});
export type Seats = z.infer<typeof Seats>;

/** Addresses that are invited in one request. */
export const INVITED_AT_ONCE = 50;

/** Addresses as they were typed: which of them are none is told one by one. */
export const NewInvitations = z.strictObject({
  emails: z
    .array(z.string().check(z.maxLength(EMAIL_MAX_LENGTH, { error: () => workspacesValidation.addressTooLong })), {
      error: () => workspacesValidation.addressesWanted,
    })
    .check(
      z.minLength(1, { error: () => workspacesValidation.addressWanted }),
      z.maxLength(INVITED_AT_ONCE, { error: () => workspacesValidation.addressesAtOnce }),
    ),
  role: GivenRole,
  team: z.nullable(Team),
});

/** What became of an address: invited now, invited before, here already, or why not. */
export const InvitingOutcome = z.enum(['sent', 'pending', 'member', 'invalid', 'limit', 'no_seat', 'refused']);
export type InvitingOutcome = z.infer<typeof InvitingOutcome>;

export const InvitingResult = z.object({
  /** As it was typed. */
  email: z.string(),
  outcome: InvitingOutcome,
  /** For a person; null when the invitation was sent. */
  detail: z.nullable(z.string()),
  /** Of an address that was invited now. */
  invitation: z.nullable(Invitation),
  token: z.nullable(z.string()),
});
export type InvitingResult = z.infer<typeof InvitingResult>;

/** What became of reminding everybody who is invited. */
export const Reminders = z.object({
  reminded: z.int(),
  /** Their last letter is younger than a day. */
  too_soon: z.int(),
  /** No letter reaches them, or they want none. */
  undelivered: z.int(),
  /** Only those who may give their role send these again. */
  others: z.int(),
  /** Letters that a limit held back, and which. */
  limited: z.int(),
  limit: z.nullable(z.string()),
});
export type Reminders = z.infer<typeof Reminders>;

/** What whoever holds the link learns before they log in. */
export const OpenInvitation = z.object({
  workspace_name: z.string(),
  /** The name of whoever sent it. */
  inviter: z.string(),
  role: GivenRole,
  /** Masked: enough to recognise one's own address. */
  email: z.string(),
  expires_at: Instant,
});

/** The secret part of an invitation's link. */
export const InvitationToken = z.string().check(z.maxLength(200, { error: () => workspacesValidation.wrongLink }));

/** An invitation as the person sees it whose address it was sent to. */
const OwnInvitation = z.object({
  id: Id,
  workspace_name: z.string(),
  inviter: z.string(),
  role: GivenRole,
  sent_at: Instant,
  expires_at: Instant,
});

/** The address of an account is not shown to be its own: letters about its workspaces do not go there. */
export const UnprovedAddress = z.object({
  /** When the letter that proves it was sent there; null when no link in one opens it now. */
  letter_sent_at: z.nullable(Instant),
});
export type UnprovedAddress = z.infer<typeof UnprovedAddress>;

/**
 * What waits for an account by its address. As long as nobody has shown that the address is theirs, only whether
 * something waits is told: an account can be made with anybody's.
 */
export const OwnInvitations = z.object({
  email_verified: z.boolean(),
  /** When the letter that proves the address was sent there, as long as its link opens something; null otherwise. */
  letter_sent_at: z.nullable(Instant),
  waiting: z.boolean(),
  invitations: z.array(OwnInvitation),
});
export type OwnInvitations = z.infer<typeof OwnInvitations>;
