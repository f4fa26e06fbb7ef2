import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE, OWNER_ROLE } from '../../../rules/roles.ts';
import type { roleNames as Russian } from '../../ru/common/roles.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What a role is called. */
export const roleNames: Catalogue<typeof Russian> = {
  [OWNER_ROLE]: 'owner',
  [HR_ROLE]: 'HR',
  [MANAGER_ROLE]: 'manager',
  [EMPLOYEE_ROLE]: 'employee',
};
