import { conflict, forbidden, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { givableRoles } from '#shared/rules/permissions.ts';
import { presentMember } from '../present.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** Another role for a member; it counts from their next request on. */
export const changeRole: WorkspacesOperation<'changeRole'> = async (context, { params, body }) => {
  const { repos, member, workspaceId, now } = context;
  const target = (await repos.members.findByAddress(workspaceId, params.email)) ?? notFound('member');
  if (target.role === OWNER_ROLE) forbidden('Роль владельца нельзя изменить: пространство можно только передать');
  if (!givableRoles(member).includes(body.role)) forbidden('Нельзя назначить роль выше собственной');
  await requireWritable(context);
  const changed = await repos.members.setRole(target, body.role, now);
  if (!changed) conflict('Участника только что изменил кто-то другой. Обновите список и попробуйте ещё раз');
  return presentMember({ ...target, role: body.role }, member);
};
