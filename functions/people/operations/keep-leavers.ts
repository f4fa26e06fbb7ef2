import { conflict, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { personRef } from '#shared/rules/people/sources.ts';
import { readDirectory } from '../directory.ts';
import { dismissalOf } from '../leavers.ts';
import type { PeopleOperation } from '../operation.ts';
import { peopleErrors } from '#text/people/errors.ts';

/** Lets members stay whom the portal says to be dismissed, or takes that back: all of them, or none. */
export const keepLeavers: PeopleOperation<'keepLeavers'> = async (context, { body: { ids, stay } }) => {
  const { repos, workspaceId, now } = context;
  const { byRef, facts } = await readDirectory(context);
  const changes = ids.map((userId) => {
    const person = byRef.get(personRef('member', userId)) ?? notFound('member');
    const known = facts.get(person)!;
    if (!known.gone) conflict(peopleErrors.backOnPortal);
    return { userId, set: { staysAfter: stay ? dismissalOf(known) : null } };
  });
  await requireWritable(context);
  if (!(await repos.members.setEach(workspaceId, changes, now))) {
    conflict(peopleErrors.someMembersLeft);
  }
};
