import { employeesOf } from './employees.ts';
import { readPortalOrSnapshot } from './portal.ts';
import { keptEmployees } from './snapshot-lists.ts';
import type { Bitrix24Operation } from './operation.ts';

/** Everybody on the portal, those dismissed included; or who has this number, or this address. */
export const getBitrix24Employees: Bitrix24Operation<'getBitrix24Employees'> = (context, { body: { id, email } }) =>
  readPortalOrSnapshot(
    context,
    async (portal) => {
      const filter = { ...(id === undefined ? {} : { ID: id }), ...(email === undefined ? {} : { EMAIL: email }) };
      const { employees, total } = await employeesOf(portal, filter);
      if (id === undefined && email === undefined) return { result: employees, total };
      const named = employees.filter(
        ({ ID, EMAIL }) =>
          (id === undefined || ID === id) && (email === undefined || EMAIL.toLowerCase() === email.toLowerCase()),
      );
      return { result: named, total: named.length };
    },
    {
      kind: 'PERSON',
      read: (kept) => keptEmployees(context.repos.portalSnapshots, context.workspaceId, { id, email }, kept),
    },
  );
