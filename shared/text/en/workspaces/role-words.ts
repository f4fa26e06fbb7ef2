import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE, OWNER_ROLE } from '../../../rules/roles.ts';
import type { roleWords as Russian } from '../../ru/workspaces/role-words.ts';
import type { Catalogue } from '../../catalogue.ts';

/** The words a role is looked for by among the members. */
export const roleWords: Catalogue<typeof Russian> = {
  [OWNER_ROLE]: ['owner', 'owners'],
  [HR_ROLE]: ['hr'],
  [MANAGER_ROLE]: ['manager', 'managers'],
  [EMPLOYEE_ROLE]: ['employee', 'employees'],
};
