import type { OperationContext } from '#core/http/operation.ts';
import { refuseMore } from '#core/rules/plan.ts';
import type { Workspace } from '#data/workspaces.ts';
import type { Plan } from '#shared/rules/plans.ts';

/**
 * 402 when members and those invited fill the plan. Also what keeps a free account from writing to the whole world.
 * Exact it need not be: nobody joins beyond the limit, since joining counts under a condition.
 */
export async function requireSeat(
  { repos, now }: OperationContext<'invitations'>,
  workspace: Workspace,
  plan: Plan,
): Promise<void> {
  const { people } = plan.limits;
  if (people === null) return;
  if (isFull(workspace, plan)) refuseMore(plan, 'people');
  const invited = await repos.invitations.countPending(workspace.id, now);
  if (workspace.memberCount + invited >= people) refuseMore(plan, 'people');
}

/** Whether the workspace has as many members as its plan allows. */
export function isFull(workspace: Workspace | null, { limits: { people } }: Plan): boolean {
  return workspace !== null && people !== null && workspace.memberCount >= people;
}
