import { conflict } from '#core/http/errors.ts';
import type { Operation } from '#core/http/operation.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';
import { OWNER_ROLE } from '#shared/models/workspace.ts';

/** The caller leaves. The owner cannot: a workspace always has one. */
export const leaveWorkspace: Operation<typeof workspaces.leaveWorkspace> = async ({ repos, member }) => {
  if (member.role === OWNER_ROLE) conflict('Владелец не может выйти: сначала передайте пространство другому участнику');
  const left = await repos.members.remove(member);
  if (!left) conflict('Вашу роль только что изменили. Обновите страницу и попробуйте ещё раз');
};
