import type { Bitrix24Tools } from '#core/integrations.ts';
import type { Operation } from '#core/operation.ts';
import type { bitrix24 as routes } from '#shared/contract/bitrix24.ts';
import { employeesOf } from './employees.ts';
import { readPortal } from './portal.ts';

/** Everybody on the portal, those dismissed included, or who has this address. */
export const getBitrix24Employees =
  (tools: Bitrix24Tools): Operation<typeof routes.getBitrix24Employees> =>
  (context, { body: { email } }) =>
    readPortal(context, tools, async (portal) => {
      const { employees, total } = await employeesOf(portal, email === undefined ? {} : { EMAIL: email });
      if (email === undefined) return { result: employees, total };
      const named = employees.filter(({ EMAIL }) => EMAIL.toLowerCase() === email.toLowerCase());
      return { result: named, total: named.length };
    });
