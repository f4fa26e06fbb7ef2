import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE, OWNER_ROLE, type Role } from '../../../rules/roles.ts';

/** The words a role is looked for by among the members. */
export const roleWords: Readonly<Record<Role, readonly string[]>> = {
  [OWNER_ROLE]: ['владелец', 'владельцы'],
  [HR_ROLE]: ['hr', 'эйчар', 'эйчары'],
  [MANAGER_ROLE]: ['руководитель', 'руководители'],
  [EMPLOYEE_ROLE]: ['сотрудник', 'сотрудники'],
};
