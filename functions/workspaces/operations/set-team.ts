import { presentMember } from '../present.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { changeTogether } from '../change-together.ts';

/** Puts members into a team, or into none. */
export const setTeam: WorkspacesOperation<'setTeam'> = async (context, { body: { user_ids: userIds, team } }) => {
  const { repos, member: viewer, now } = context;
  const members = await changeTogether(context, userIds, (known) => repos.members.setTeam(known, team, now));
  return { members: members.map((member) => presentMember({ ...member, team }, viewer)) };
};
