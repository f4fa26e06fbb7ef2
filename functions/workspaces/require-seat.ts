import type { OperationContext } from '#core/http/operation.ts';
import { refuseMore } from '#functions/subscriptions/plan.ts';
import type { Workspace } from './repositories/workspaces.ts';
import type { Seats } from '#shared/models/invitation.ts';
import type { Plan } from '#shared/rules/plans.ts';
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

/** Who takes up the room of a workspace. */
export function seatsOf(workspace: Workspace, plan: Plan, pending: { readonly length: number }): Seats {
  return { limit: plan.limits.people, members: workspace.memberCount, pending: pending.length };
}

/** Whether the workspace has as many members as its plan allows. */
export function isFull(workspace: Workspace | null, { limits: { people } }: Plan): boolean {
  return workspace !== null && people !== null && workspace.memberCount >= people;
}
