import { changeTogether } from '../change-together.ts';
import { presentMember } from '../present.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** Says which day members were hired, or that it is not known: by it answers to surveys are compared. */
export const setHiredOn: WorkspacesOperation<'setHiredOn'> = async (context, { body }) => {
  const { repos, member: viewer, now } = context;
  const { user_ids: userIds, hired_on: hiredOn } = body;
  const members = await changeTogether(context, userIds, (known) => repos.members.setHiredOn(known, hiredOn, now));
  return { members: members.map((member) => presentMember({ ...member, hiredOn }, viewer)) };
};
