import { financeErrors } from '#text/finance/errors.ts';
import { conflict } from '#core/http/errors.ts';
import type { Repositories } from '#data/repositories.ts';

interface Context {
  readonly repos: Pick<Repositories, 'members'>;
  readonly workspaceId: string;
}

/** The name of somebody in the workspace; null for nobody, and for those who have left. */
export async function nameOf({ repos, workspaceId }: Context, userId: string | null): Promise<string | null> {
  const [member] = userId === null ? [] : await repos.members.named(workspaceId, [userId]);
  return member ? `${member.firstName} ${member.lastName}`.trim() : null;
}

/** 409: what was to be changed is not what the caller has seen; says who has changed it. */
export async function alreadyChanged(
  context: Context & { readonly actor: { readonly userId: string } },
  what: string,
  changedBy: string | null,
): Promise<never> {
  if (changedBy !== null && changedBy === context.actor.userId) {
    conflict(financeErrors.changed.byYou(what));
  }
  conflict(financeErrors.changed.byOther(what, await nameOf(context, changedBy)));
}
