import { conflict, notFound, tooManyRequests } from '#core/http/errors.ts';
import { countedFor } from '#core/throttle.ts';
import type { ThrottleRule } from '#data/throttles.ts';
import { OFFER_DAYS } from '#shared/models/workspace.ts';
import { DAY_SECONDS } from '#shared/rules/durations.ts';
import { presentMember } from '../present.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/** Each sends a letter; offering, withdrawing and offering again is not to fill anybody's box. */
const OFFERS_TO_MEMBER: ThrottleRule = { name: 'offer-to', limit: 3, windowSeconds: DAY_SECONDS };
const OFFERS_OF_OWNER: ThrottleRule = { name: 'offer-of', limit: 10, windowSeconds: DAY_SECONDS };

/**
 * The owner asks a member to take the workspace over; nothing changes before that member agrees. Of several who are
 * asked the first to agree becomes the owner, and with that the other offers fall.
 */
export const offerOwnership: WorkspacesOperation<'offerOwnership'> = async (context, { body }) => {
  const { repos, member: owner, workspaceId, now, newId } = context;
  const heir = (await repos.members.findByAddress(workspaceId, body.email)) ?? notFound('member');
  if (heir.userId === owner.userId) conflict(workspacesErrors.alreadyOwner);
  const { name, ownerTerm } = (await repos.workspaces.findConsistent(workspaceId)) ?? notFound('workspace');
  const until = new Date(now.getTime() + OFFER_DAYS * DAY_SECONDS * 1000).toISOString();
  const values = { workspace: name, owner: `${owner.firstName} ${owner.lastName}`.trim(), expiresAt: until };
  const mail = { template: 'ownership-offer', values } as const;
  const job = { kind: 'send-mail', to: heir.email, account: heir.userId, language: heir.language, mail } as const;
  const offer = { ownerTerm, until };
  const limits = await Promise.all([
    countedFor(OFFERS_OF_OWNER, owner.userId, context),
    countedFor(OFFERS_TO_MEMBER, heir.userId, context),
  ]);
  const offered = await repos.members.offerOwnership(heir, offer, owner.userId, { job, jobId: newId() }, limits, now);
  if (offered.outcome === 'limit') tooManyRequests(offered.limit.secondsLeft);
  if (offered.outcome === 'changed') {
    conflict(workspacesErrors.memberChanged);
  }
  return presentMember(heir, owner, until);
};
