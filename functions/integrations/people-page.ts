import { integrationsErrors } from '#text/integrations/errors.ts';
import { conflict } from '#core/http/errors.ts';
import type { Portal } from './portal/open-portal.ts';
import type { KeptKind } from './kept-kind.ts';
import type { Employee, EmployeeList, PeoplePage } from '#shared/models/bitrix24.ts';
import { findPeople, sortPeople } from '#shared/rules/people-list.ts';
import { employeesOf, employeesWithNumbers } from './employees.ts';
import { everybodyKept } from './kept-people.ts';
import { readPortalOrSnapshot, type PortalContext } from './portal.ts';
import { languageNow } from '#shared/text/current.ts';

/** A portal that has never been read whole is read for one page up to this size: 100 pages of Bitrix24. */
const UNKEPT_MAX = 5000;

export type PeopleReply = EmployeeList;
export type PeopleContext = PortalContext;

/**
 * A page of everybody on the portal, found, counted and put in order by what was last read of it whole; those on the
 * page are asked for anew, so that who is online is true. A portal that was not read yet is read now.
 */
export function peoplePage(context: PeopleContext, page: PeoplePage): Promise<PeopleReply> {
  const { repos, workspaceId } = context;
  const ofKept = async (kept: KeptKind) => ({
    ...cut(await everybodyKept(repos.portalSnapshots, workspaceId, kept), page),
    listed_at: kept.asOf,
  });
  return readPortalOrSnapshot(
    context,
    async (portal, kept) => {
      if (!kept) return { ...cut(await everybodyNow(portal), page), listed_at: null };
      const list = await ofKept(kept);
      return { ...list, result: await asOfNow(list.result, portal) };
    },
    { kind: 'PERSON', read: ofKept },
  );
}

async function everybodyNow(portal: Portal): Promise<readonly Employee[]> {
  const { employees, total } = await employeesOf(portal, {}, UNKEPT_MAX);
  if (total > UNKEPT_MAX) return conflict(integrationsErrors.portalNotRead);
  return employees;
}

function cut(
  everybody: readonly Employee[],
  { search, sort, descending, skip, limit }: PeoplePage,
): { result: Employee[]; total: number } {
  const found = sortPeople(findPeople(everybody, search), { field: sort, descending }, languageNow());
  return { result: found.slice(skip, skip + limit), total: found.length };
}

/** The same people as the portal tells of them now; who is not on it any more stays as they were. */
async function asOfNow(people: readonly Employee[], portal: Portal): Promise<Employee[]> {
  if (people.length === 0) return [];
  const numbers = people.map(({ ID }) => ID);
  const now = new Map((await employeesWithNumbers(portal, numbers)).map((one) => [one.ID, one]));
  return people.map((one) => ({
    ...one,
    ...now.get(one.ID),
    UF_DEPARTMENT: one.UF_DEPARTMENT,
    departments: one.departments,
  }));
}
