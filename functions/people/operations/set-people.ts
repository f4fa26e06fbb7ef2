import { conflict, invalid, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { MemberFacts } from '#shared/models/people.ts';
import type { PeopleOperation } from '../operation.ts';
import { peopleErrors } from '#text/people/errors.ts';

/** Says of several members what they belong to, who leads them, since when they are here: of all of them, or of none. */
export const setPeople: PeopleOperation<'setPeople'> = async (context, { body: { people } }) => {
  const { repos, workspaceId, now } = context;
  const managers = people.map(({ manager_id: id }) => id).filter((id) => id !== null && id !== undefined);
  for (const [index, { id, manager_id: manager }] of people.entries()) {
    if (manager === id) invalid([{ path: `people.${index}.manager_id`, message: peopleErrors.leadsSelf }]);
  }
  const wanted = [...new Set([...people.map(({ id }) => id), ...managers])];
  const { members } = await repos.members.known(workspaceId, wanted);
  if (members.length < wanted.length) notFound('member');
  await requireWritable(context);
  const changes = people.map((one) => ({ userId: one.id, set: toFacts(one) }));
  if (!(await repos.members.setEach(workspaceId, changes, now))) {
    conflict(peopleErrors.someMembersLeft);
  }
  const before = new Map(members.map((member) => [member.userId, member]));
  return {
    before: people.map((one) => {
      const { team, managerId, hiredOn, leave } = before.get(one.id)!;
      return {
        id: one.id,
        ...(one.team === undefined ? {} : { team }),
        ...(one.manager_id === undefined ? {} : { manager_id: managerId }),
        ...(one.hired_on === undefined ? {} : { hired_on: hiredOn }),
        ...(one.leave === undefined ? {} : { leave }),
      };
    }),
  };
};

function toFacts({ team, manager_id: managerId, hired_on: hiredOn, leave }: MemberFacts) {
  return {
    ...(team === undefined ? {} : { team }),
    ...(managerId === undefined ? {} : { managerId }),
    ...(hiredOn === undefined ? {} : { hiredOn }),
    ...(leave === undefined ? {} : { leave }),
  };
}
