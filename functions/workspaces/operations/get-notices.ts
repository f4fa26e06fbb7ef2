import { findGoverned } from '#functions/subscriptions/plan.ts';
import { livingOffer, type Member } from '../repositories/member.ts';
import { isThere } from '#functions/exports/repositories/workspace-exports.ts';
import type { DataRequest } from '#functions/people/repositories/data-request.ts';
import { REMINDED_ROLES, WARNED_WORKING_DAYS, workingDaysLeft } from '#shared/rules/data-requests.ts';
import { moscowDay, type Day } from '#shared/rules/working-days.ts';
import { can } from '#shared/rules/permissions.ts';
import { isBeingMade } from '#shared/rules/workspace-export.ts';
import { proofOf } from '../proof-of.ts';
import { isDemanded } from '#shared/rules/second-factor.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** What the caller should know of the workspace before they begin anything in it. */
export const getNotices: WorkspacesOperation<'getNotices'> = async (context) => {
  const { repos, member, workspaceId, now } = context;
  const { workspace, readOnly } = await findGoverned(context);
  const offer = livingOffer(member, workspace, now);
  const owner = offer && (await repos.members.find(workspaceId, workspace.ownerId));
  const archives = can(member, 'workspace.export') ? await repos.workspaceExports.list(workspaceId) : [];
  const requests = REMINDED_ROLES.includes(member.role) ? await repos.dataRequests.listOf(workspaceId) : [];
  return {
    data_requests: urgentOf(requests, moscowDay(now)),
    blocked: member.blocked && { since: member.blocked.since, until: member.blocked.until },
    read_only: readOnly,
    finance: workspace.financeSince === null ? 'sample' : 'own',
    ownership_offer:
      offer && owner ? { from: `${owner.firstName} ${owner.lastName}`.trim(), until: offer.until } : null,
    unproved_address: await proofOf({ id: member.userId, email: member.email }, context),
    factor_wanted_from: factorWantedFrom(member),
    export_ready: archives.some((one) => isThere(one, now) && !one.fetched),
    export_running: archives.some(isBeingMade),
  };
};

/** The requests about personal data that have to be answered within three working days; null where there is none. */
function urgentOf(requests: readonly DataRequest[], today: Day): { count: number; due_on: Day } | null {
  const urgent = requests.filter(
    ({ state, dueOn }) => state === 'open' && workingDaysLeft(today, dueOn) <= WARNED_WORKING_DAYS,
  );
  const [first] = urgent.map(({ dueOn }) => dueOn).toSorted();
  return first === undefined ? null : { count: urgent.length, due_on: first };
}

/** From when on the caller is refused as things are; null where nothing is demanded of them, or they have shown it. */
function factorWantedFrom(member: Member): string | null {
  const { factorRule, provedByFactor = false } = member;
  return factorRule && !provedByFactor && isDemanded(factorRule.who, member) ? factorRule.from : null;
}
