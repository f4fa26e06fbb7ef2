import type { Employee, EmployeeFilter } from '#shared/models/bitrix24.ts';
import { can } from '#shared/rules/permissions.ts';
import { employeesOf, employeesWithNumbers } from '../employees.ts';
import type { Bitrix24Operation } from '../operation.ts';
import { peoplePage, type PeopleContext, type PeopleReply } from '../people-page.ts';
import { readPortalOrSnapshot } from '../portal.ts';
import { keptEmployees } from '../snapshot-lists.ts';

/**
 * Everybody on the portal, those dismissed included; or who has this number, or this address; or a page of the whole
 * portal, however large it is.
 */
export const getBitrix24Employees: Bitrix24Operation<'getBitrix24Employees'> = async (
  context,
  { body: { page, ...filter } },
) => {
  const list = page ? await peoplePage(context, page) : await listed(context, filter);
  if (can(context.member, 'employees.read_birth_years')) return list;
  return { ...list, result: list.result.map(withoutBirthYear) };
};

function listed(context: PeopleContext, { id, ids, email }: Omit<EmployeeFilter, 'page'>): Promise<PeopleReply> {
  const numbers = new Set(ids);
  return readPortalOrSnapshot(
    context,
    async (portal) => {
      if (ids !== undefined) {
        const some = (await employeesWithNumbers(portal, [...numbers])).filter(({ ID }) => numbers.has(ID));
        return { result: some, total: some.length, listed_at: null };
      }
      const filter = { ...(id === undefined ? {} : { ID: id }), ...(email === undefined ? {} : { EMAIL: email }) };
      const { employees, total } = await employeesOf(portal, filter);
      if (id === undefined && email === undefined) return { result: employees, total, listed_at: null };
      const named = employees.filter(
        ({ ID, EMAIL }) =>
          (id === undefined || ID === id) && (email === undefined || EMAIL.toLowerCase() === email.toLowerCase()),
      );
      return { result: named, total: named.length, listed_at: null };
    },
    {
      kind: 'PERSON',
      read: async (kept) => ({
        ...(await keptEmployees(context.repos.portalSnapshots, context.workspaceId, { id, ids, email }, kept)),
        listed_at: null,
      }),
    },
  );
}

/** The birthday as a day of any year (ISO 8601-1:2004, `--05-07`); what is no date is left out, a year may stand in it. */
function withoutBirthYear(employee: Employee): Employee {
  const [, day = ''] = /^\d{4}(-\d{2}-\d{2})$/.exec(employee.PERSONAL_BIRTHDAY) ?? [];
  return { ...employee, PERSONAL_BIRTHDAY: day && `-${day}` };
}
