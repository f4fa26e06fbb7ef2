import { OWNER_ROLE, type Role } from '../roles.ts';
import { teamKey } from '../team-key.ts';

/** What of the money the owner has opened to a member: nothing, the company, or departments as the payroll names them. */
export type FinanceAccess =
  | { readonly kind: 'none' }
  | { readonly kind: 'company' }
  | { readonly kind: 'departments'; readonly departments: string[] };

/** Whoever was given nothing has this. */
export const NO_FINANCE: FinanceAccess = { kind: 'none' };
/** What the owner has by their role. */
export const WHOLE_FINANCE: FinanceAccess = { kind: 'company' };
/** Who is to see more teams than that is to see the company. */
export const MOST_DEPARTMENTS = 20;

/** What somebody sees of the money: the owner all of it, by their role. */
export function financeAccessOf(member: { readonly role: Role; readonly financeAccess: FinanceAccess }): FinanceAccess {
  return member.role === OWNER_ROLE ? WHOLE_FINANCE : member.financeAccess;
}

/** Whether an access covers the money of a department of the payroll; of nobody's department, the company's alone does. */
export function coverageOf(access: FinanceAccess): (department: string | null) => boolean {
  if (access.kind !== 'departments') return () => access.kind === 'company';
  const keys = new Set(access.departments.map(teamKey));
  return (department) => department !== null && keys.has(teamKey(department));
}

/** Whether an access opens anything that another one does not. */
export function opensMore(access: FinanceAccess, than: FinanceAccess): boolean {
  if (access.kind === 'none' || than.kind === 'company') return false;
  return access.kind === 'company' || !access.departments.every(coverageOf(than));
}
