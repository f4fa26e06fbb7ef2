import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE, OWNER_ROLE } from '../../../rules/roles.ts';

/** What a role is called. */
export const roleNames = {
  [OWNER_ROLE]: 'владелец',
  [HR_ROLE]: 'hr',
  [MANAGER_ROLE]: 'руководитель',
  [EMPLOYEE_ROLE]: 'сотрудник',
} as const;
