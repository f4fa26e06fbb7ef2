import type { roleNames as Russian } from '../../ru/common/roles.ts';
import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE, OWNER_ROLE } from '../../../rules/roles.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What the roles in a workspace are called. */
export const roleNames: Catalogue<typeof Russian> = {
  [OWNER_ROLE]: 'owner',
  [HR_ROLE]: 'HR',
  [MANAGER_ROLE]: 'manager',
  [EMPLOYEE_ROLE]: 'employee',
};
