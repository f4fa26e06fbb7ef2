import * as z from 'zod/mini';
import { JOIN_LINK_MAX_PEOPLE } from '../rules/join-link.ts';
import { GivenInstant, Instant } from './common.ts';
import { GivenRole } from './role.ts';
import { Team } from './team.ts';
import { workspacesValidation } from '#text/workspaces/validation.ts';

/** Whether a link lets people in, and why not. `voided`: whoever made it may not invite any more. */
export const JoinLinkState = z.enum(['open', 'full', 'expired', 'voided']);

/** A link by which colleagues join a workspace themselves, as those who may invite see it. */
export const JoinLink = z.object({
  /** Null when it lets nobody in. */
  token: z.nullable(z.string()),
  state: JoinLinkState,
  role: GivenRole,
  /** The team they will be in; null for none. */
  team: z.nullable(z.string()),
  /** How many people may come by it. */
  limit: z.int(),
  /** How many have. */
  used: z.int(),
  created_at: Instant,
  expires_at: Instant,
  /** Who made it, by name; null when they are no member any more. */
  created_by: z.nullable(z.string()),
});
export type JoinLink = z.infer<typeof JoinLink>;

const People = z
  .int({ error: () => workspacesValidation.peopleIsWhole })
  .check(
    z.minimum(1, { error: () => workspacesValidation.peopleLeast }),
    z.maximum(JOIN_LINK_MAX_PEOPLE, { error: () => workspacesValidation.peopleMost }),
  );

export const NewJoinLink = z.strictObject({
  limit: People,
  /** Seven days from now when left out, 90 at most. */
  expires_at: z.optional(GivenInstant),
  team: z.nullable(Team),
});

/** What is left out stays. */
export const JoinLinkChange = z.strictObject({
  limit: z.optional(People),
  expires_at: z.optional(GivenInstant),
  team: z.optional(z.nullable(Team)),
});

/** What whoever holds the link learns before they log in. */
export const OpenJoinLink = z.object({
  workspace_name: z.string(),
  /** The name of whoever made it. */
  inviter: z.string(),
  role: GivenRole,
  expires_at: Instant,
});

/** The secret part of the link. */
export const JoinToken = z.string().check(z.maxLength(200, { error: () => workspacesValidation.wrongLink }));

/** How a member came in; null for those who came before it was kept. */
export const JoinedBy = z.enum(['owner', 'invitation', 'link', 'provider']);
export type JoinedBy = z.infer<typeof JoinedBy>;
