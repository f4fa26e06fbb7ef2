import type { KeptCompany, KeptDepartment } from '#functions/integrations/kept-people.ts';
import type { Employee } from '#shared/models/bitrix24.ts';
import { isDay } from '#shared/rules/working-days.ts';
import { personRef } from '#shared/rules/people/sources.ts';
import type { PersonRecord } from './records.ts';

/** Bitrix24 allows departments to lie in each other so deep at most; more is a circle. */
const DEEPEST = 50;
/** Who is on a portal without working in the company; nothing stands for an employee. */
const STAFF = ['', 'employee'];

type Departments = ReadonlyMap<number, KeptDepartment>;

/** What a portal knows of its people. */
export function portalRecords({ people, departments, left }: KeptCompany): PersonRecord[] {
  return people.map((one) => {
    const { head, isTop } = leaderOf(one, departments);
    return {
      ref: personRef('portal', one.ID),
      source: 'portal',
      firstName: one.NAME,
      secondName: one.SECOND_NAME,
      lastName: one.LAST_NAME,
      email: one.EMAIL || null,
      position: one.WORK_POSITION || null,
      team: teamOf(one, departments),
      hiredOn: isDay(one.UF_EMPLOYMENT_DATE) ? one.UF_EMPLOYMENT_DATE : null,
      manager: head === null ? null : personRef('portal', String(head)),
      isTop,
      active: one.ACTIVE,
      guest: !STAFF.includes(one.USER_TYPE),
      lastLogin: one.LAST_LOGIN,
      leftAt: left.get(one.ID) ?? null,
    };
  });
}

/** Their department; the company itself, which every department lies in, is no team. */
function teamOf({ UF_DEPARTMENT }: Employee, departments: Departments): string | null {
  const own = UF_DEPARTMENT.map((number) => departments.get(number));
  return own.find((one) => one !== undefined && one.parent !== null)?.name ?? null;
}

/** The head of their department, or of the one above it where that is themselves or nobody. */
function leaderOf({ ID, UF_DEPARTMENT }: Employee, departments: Departments): { head: number | null; isTop: boolean } {
  const own = UF_DEPARTMENT.map((number) => departments.get(number)).filter((one) => one !== undefined);
  const isTop = own.some(({ parent, head }) => parent === null && head === Number(ID));
  if (isTop) return { head: null, isTop };
  let department = own.find(({ parent }) => parent !== null) ?? own[0];
  for (let depth = 0; department && depth < DEEPEST; depth += 1) {
    if (department.head !== null && department.head !== Number(ID)) return { head: department.head, isTop: false };
    // Whoever leads the company leads it from wherever they sit.
    if (department.parent === null) return { head: null, isTop: department.head === Number(ID) };
    department = departments.get(department.parent);
  }
  return { head: null, isTop: false };
}
