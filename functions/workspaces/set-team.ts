import { conflict, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#core/rules/plan.ts';
import { presentMember } from './present.ts';
import type { WorkspacesOperation } from './operation.ts';

/** Puts members into a team, or into none. Who is not here any more is passed over; 404 when nobody is left. */
export const setTeam: WorkspacesOperation<'setTeam'> = async (context, { body: { user_ids: userIds, team } }) => {
  const { repos, workspaceId, now } = context;
  const { members } = await repos.members.known(workspaceId, [...new Set(userIds)]);
  if (members.length === 0) notFound('member');
  await requireWritable(context);
  const changed = await repos.members.setTeam(members, team, now);
  if (!changed) conflict('Кто-то из выбранных только что вышел из пространства. Обновите список и попробуйте ещё раз');
  return { members: members.map((member) => presentMember({ ...member, team })) };
};
