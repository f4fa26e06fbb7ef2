import type { Bitrix24Tools } from '#core/integrations.ts';
import type { Operation } from '#core/http/operation.ts';
import type { bitrix24 as routes } from '#shared/contract/bitrix24.ts';
import { employeesOf } from './employees.ts';
import { readPortal } from './portal.ts';

/** Everybody on the portal, those dismissed included; or who has this number, or this address. */
export const getBitrix24Employees =
  (tools: Bitrix24Tools): Operation<typeof routes.getBitrix24Employees> =>
  (context, { body: { id, email } }) =>
    readPortal(context, tools, async (portal) => {
      const filter = { ...(id === undefined ? {} : { ID: id }), ...(email === undefined ? {} : { EMAIL: email }) };
      const { employees, total } = await employeesOf(portal, filter);
      if (id === undefined && email === undefined) return { result: employees, total };
      const named = employees.filter(
        ({ ID, EMAIL }) =>
          (id === undefined || ID === id) && (email === undefined || EMAIL.toLowerCase() === email.toLowerCase()),
      );
      return { result: named, total: named.length };
    });
