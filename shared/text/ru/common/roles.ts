import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE, OWNER_ROLE, type Role } from '../../../rules/roles.ts';

/** What the roles in a workspace are called. */
export const roleNames = {
  [OWNER_ROLE]: 'владелец',
  [HR_ROLE]: 'hr',
  [MANAGER_ROLE]: 'руководитель',
  [EMPLOYEE_ROLE]: 'сотрудник',
} as const satisfies Record<Role, string>;
