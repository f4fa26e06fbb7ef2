import type { Repositories } from '#data/repositories.ts';
import type { Plan } from '#shared/rules/plans.ts';
import { isFull, membersMost } from './require-seat.ts';
import type { Workspace } from './repositories/workspaces.ts';

/** More changes of one workspace than these within the tenths of a second that joining takes are no accident. */
const ATTEMPTS = 4;

/** A workspace as it was read, and how many members its plan leaves room for; null = as many as needed. */
export interface Entrance {
  readonly workspace: Workspace;
  readonly seats: number | null;
}

/**
 * Joins with what the workspace says now. A membership copies the name and the demands of its workspace, so joining is
 * refused where those changed since they were read; whoever comes has no part in that, and it is tried with what they
 * have become. With the workspace as it was joined; 'full' where no seat is left.
 */
export async function joinAsItIs<Outcome extends string>(
  repos: Pick<Repositories, 'workspaces'>,
  { workspace: read, plan }: { readonly workspace: Workspace; readonly plan: Plan },
  join: (entrance: Entrance) => Promise<Outcome | 'workspace changed'>,
): Promise<{ outcome: Outcome | 'workspace changed' | 'full'; workspace: Workspace }> {
  let workspace = read;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await join({ workspace, seats: membersMost(workspace, plan) });
    if (outcome !== 'workspace changed') return { outcome, workspace };
    const current = await repos.workspaces.findConsistent(workspace.id);
    if (isFull(current, plan)) return { outcome: 'full', workspace };
    if (current === null || attempt === ATTEMPTS) return { outcome, workspace };
    workspace = current;
  }
}
