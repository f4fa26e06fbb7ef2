/** Roles in a workspace, from the most rights to the fewest. */
export const ROLES = ['владелец', 'hr', 'руководитель', 'сотрудник'] as const;
export type Role = (typeof ROLES)[number];

export const OWNER_ROLE: Role = 'владелец';
export const DEFAULT_ROLE: Role = 'сотрудник';

/** Roles that are given to somebody: any but the owner's, which is handed over and never just given. */
export const GIVEN_ROLES = ['hr', 'руководитель', 'сотрудник'] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];
