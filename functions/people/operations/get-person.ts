import { readDirectory } from '../directory.ts';
import { findPerson } from '../find-person.ts';
import type { PeopleOperation } from '../operation.ts';
import { presentDetails, presentPerson } from '../present-person.ts';

/** One person, by any of their records. */
export const getPerson: PeopleOperation<'getPerson'> = async (context, { params }) => {
  const directory = await readDirectory(context);
  const person = findPerson(directory, params.person);
  return {
    person: presentPerson(person, directory, context.member),
    ...presentDetails(person, directory, context.member),
  };
};
