import { readDirectory } from '../directory.ts';
import { listPage } from '../list-page.ts';
import type { PeopleOperation } from '../operation.ts';
import { presentPerson } from '../present-person.ts';

/** A page of everybody whom the workspace or the portal knows. */
export const listPeople: PeopleOperation<'listPeople'> = async (context, { query }) => {
  const directory = await readDirectory(context);
  const { page, ...list } = listPage(directory, query, context);
  const { member, directory: known, portal, contact } = directory.sizes;
  return {
    ...list,
    people: page.map((person) => presentPerson(person, directory, context.member)),
    sources: { member, directory: known, portal, contact },
  };
};
