import { readNewestPayroll } from '#functions/finance/newest-payroll.ts';
import { readDirectory } from '../directory.ts';
import { listPage } from '../list-page.ts';
import type { PaidPeopleOperation } from '../operation.ts';
import { presentPaidPerson } from '../present-person.ts';

/** The same list with those whom the file of pay alone knows. */
export const listPaidPeople: PaidPeopleOperation<'listPaidPeople'> = async (context, { query }) => {
  const payroll = await readNewestPayroll(context);
  const directory = await readDirectory(context, payroll?.employees);
  const { page, ...list } = listPage(directory, query, context);
  return {
    ...list,
    people: page.map((person) => presentPaidPerson(person, directory, context.member)),
    sources: directory.sizes,
  };
};
