import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { GivenRole } from './role.ts';

/** Somebody who is asked to join and has not yet; whether they have an account is not told. */
export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: GivenRole,
  sent_at: Instant,
  expires_at: Instant,
  expired: z.boolean(),
  /** Whoever sent it may not invite for this role any more: the link opens nothing until it is sent again. */
  voided: z.boolean(),
  /** In a list: no letter reaches this address, or its owner wants none. */
  undelivered: z.optional(z.boolean()),
});
export type Invitation = z.infer<typeof Invitation>;

/** An invitation just sent: the token of its link is shown this once, to be passed on by hand if the letter is lost. */
export const SentInvitation = z.extend(Invitation, { token: z.string() });
export type SentInvitation = z.infer<typeof SentInvitation>;

/** What whoever holds the link learns before they log in. */
export const OpenInvitation = z.object({
  workspace_name: z.string(),
  role: GivenRole,
  /** Masked: enough to recognise one's own address. */
  email: z.string(),
  expires_at: Instant,
});

/** The secret part of an invitation's link. */
export const InvitationToken = z.string().check(z.maxLength(200, { error: 'Ссылка неверна' }));
