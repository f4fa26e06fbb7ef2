import type { OperationContext } from '#core/http/operation.ts';
import { refuseMore } from '#functions/subscriptions/plan.ts';
import type { Workspace } from './repositories/workspaces.ts';
import type { Seats } from '#shared/models/invitation.ts';
import type { Plan } from '#shared/rules/plans.ts';
import { peopleIn } from '#shared/rules/subscription.ts';
import { freeSeats } from '#shared/rules/seats.ts';

/**
 * 402 when members and those invited fill the plan. Also what keeps a free account from writing to the whole world.
 * Exact it need not be: nobody joins beyond the limit, since joining counts under a condition.
 */
export async function requireSeat(
  { repos, now }: OperationContext<'invitations'>,
  workspace: Workspace,
  plan: Plan,
): Promise<void> {
  if (plan.limits.people === null) return;
  if (isFull(workspace, plan)) refuseMore(plan, 'people');
  const invited = await repos.invitations.listPending(workspace.id, now);
  if (freeSeats(seatsOf(workspace, plan, invited)) <= 0) refuseMore(plan, 'people');
}

/** Who takes up the room of a workspace: people without an account take as much as members. */
export function seatsOf(workspace: Workspace, plan: Plan, pending: { readonly length: number }): Seats {
  return {
    limit: plan.limits.people,
    members: peopleIn(workspace),
    pending: pending.length,
  };
}

/** Whether the workspace has as many people as its plan allows. */
export function isFull(workspace: Workspace | null, plan: Plan): boolean {
  if (workspace === null) return false;
  const most = membersMost(workspace, plan);
  return most !== null && workspace.memberCount >= most;
}

/** How many members the plan leaves room for beside the people without an account; null = as many as needed. */
export function membersMost({ contactCount }: Workspace, { limits: { people } }: Plan): number | null {
  return people === null ? null : people - contactCount;
}
