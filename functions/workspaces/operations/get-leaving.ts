import { asksLeavers, isAskedLeaving } from '#functions/automations/leavers.ts';
import { findGoverned } from '#functions/subscriptions/plan.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** Whether those who leave are asked why, for whoever is about to remove somebody or to leave. */
export const getLeaving: WorkspacesOperation<'getLeaving'> = async (context) => {
  const { repos, member, workspaceId, now } = context;
  const asks =
    asksLeavers(await repos.automations.find(workspaceId)) && (await findGoverned(context)).readOnly === null;
  const { userId: id, email } = member;
  const reached = asks && isAskedLeaving(member, now) && (await repos.verifiedEmails.among([{ id, email }])).has(id);
  return { asks, asks_me: reached };
};
