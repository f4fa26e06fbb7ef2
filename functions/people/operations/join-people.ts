import { conflict, invalid, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { can } from '#shared/rules/permissions.ts';
import { readPersonRef } from '#shared/rules/people/sources.ts';
import { readDirectory } from '../directory.ts';
import { findPerson } from '../find-person.ts';
import { joinIdOf } from '../join-id.ts';
import { areCompatible } from '../join-people.ts';
import type { PeopleOperation } from '../operation.ts';
import { peopleErrors } from '#text/people/errors.ts';

/** Says of two records that they are one person, or two. The newest word of the same two counts. */
export const joinPeople: PeopleOperation<'joinPeople'> = async (context, { body: { refs, same } }) => {
  const { repos, workspaceId, member, now } = context;
  const [a, b] = refs.map((ref) => readPersonRef(ref).source);
  if (a === b) invalid([{ path: 'refs', message: peopleErrors.sameSource }]);
  const known = refs.filter((ref) => readPersonRef(ref).source !== 'payroll');
  // Who is in the file of pay is told to nobody who may not see it, by no answer of this route either.
  if (known.length < refs.length && !can(member, 'finance.read', member)) notFound('person');
  const directory = await readDirectory(context);
  const people = known.map((ref) => findPerson(directory, ref));
  if (same && people.length === 2 && people[0] !== people[1] && !areCompatible(people[0]!, people[1]!)) {
    conflict(peopleErrors.sourceTaken);
  }
  await requireWritable(context);
  const id = joinIdOf(workspaceId, refs);
  const before = await repos.personJoins.find(workspaceId, id);
  await repos.personJoins.save(workspaceId, { id, refs, same }, now);
  return { id, same, before: before && before.same };
};
