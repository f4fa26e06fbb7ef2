import { totalCost } from '#shared/rules/finance/employee-cost.ts';
import { replacementCost } from '#shared/rules/finance/replacement-cost.ts';
import { readDirectory } from '../directory.ts';
import { findPerson } from '../find-person.ts';
import type { PaidPeopleOperation } from '../operation.ts';
import { readPayroll } from '../payroll-records.ts';
import { presentDetails, presentPaidPerson } from '../present-person.ts';
import { recordOf } from '../records.ts';

/** One person with what they cost in the newest month. */
export const getPaidPerson: PaidPeopleOperation<'getPaidPerson'> = async (context, { params }) => {
  const payroll = await readPayroll(context);
  const directory = await readDirectory(context, payroll);
  const person = findPerson(directory, params.person);
  const record = recordOf(person, 'payroll');
  const row = record && payroll?.rows.get(record.ref);
  return {
    person: presentPaidPerson(person, directory, context.member),
    ...presentDetails(person, directory),
    pay: row && payroll ? { period: payroll.period, cost: totalCost(row), replacement: replacementCost(row) } : null,
  };
};
