import { readNewestPayroll } from '#functions/finance/newest-payroll.ts';
import { readPersonRef } from '#shared/rules/people/sources.ts';
import { readDirectory } from '../directory.ts';
import { findPerson } from '../find-person.ts';
import type { PaidPeopleOperation } from '../operation.ts';
import { presentDetails, presentPaidPerson } from '../present-person.ts';
import { recordOf } from '../records.ts';

/** One person with what they cost in the newest month. */
export const getPaidPerson: PaidPeopleOperation<'getPaidPerson'> = async (context, { params }) => {
  const payroll = await readNewestPayroll(context);
  const directory = await readDirectory(context, payroll?.employees);
  const person = findPerson(directory, params.person);
  const record = recordOf(person, 'payroll');
  const paid = payroll?.employees.find(({ id }) => record && id === readPersonRef(record.ref).id);
  return {
    person: presentPaidPerson(person, directory, context.member),
    ...presentDetails(person, directory, context.member),
    pay: paid && payroll ? { period: payroll.period, cost: paid.cost, replacement: paid.replacement } : null,
  };
};
