/** Roles in a workspace, from the most rights to the fewest. */
export const ROLES = ['владелец', 'hr', 'руководитель', 'сотрудник'] as const;
export type Role = (typeof ROLES)[number];

export const OWNER_ROLE = 'владелец' as const satisfies Role;
export const HR_ROLE = 'hr' as const satisfies Role;
export const MANAGER_ROLE = 'руководитель' as const satisfies Role;
export const EMPLOYEE_ROLE = 'сотрудник' as const satisfies Role;
export const DEFAULT_ROLE: Role = 'сотрудник';

/** Roles that are given to somebody: any but the owner's, which is handed over and never just given. */
export const GIVEN_ROLES = ['hr', 'руководитель', 'сотрудник'] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];
