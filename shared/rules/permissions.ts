import { GivenRole, type PermissionFlags, type Role } from '../models/workspace.ts';

const EVERYONE = ['владелец', 'hr', 'руководитель', 'сотрудник'] as const satisfies readonly Role[];
const EDITORS = ['владелец', 'hr', 'руководитель'] as const satisfies readonly Role[];
const LEADERS = ['владелец', 'руководитель'] as const satisfies readonly Role[];
const OWNER = ['владелец'] as const satisfies readonly Role[];

/** Who may do what inside a workspace (specification: part 1, section 6; part 2, section 6). */
export const PERMISSIONS = {
  'workspace.read': EVERYONE,
  'workspace.rename': LEADERS,
  'workspace.manage': LEADERS,
  'workspace.delete': OWNER,
  'workspace.hand_over': OWNER,
  'workspace.leave': EVERYONE,
  'members.list': EVERYONE,
  'members.invite': EDITORS,
  'members.remove': LEADERS,
  'members.change_role': LEADERS,
  'polls.list': EVERYONE,
  'polls.read': EVERYONE,
  'polls.create': EDITORS,
  'polls.edit': EDITORS,
  'polls.take': EVERYONE,
  'polls.delete': LEADERS,
  'frames.list': EVERYONE,
  'frames.create': EDITORS,
  'frames.publish': EDITORS,
  'frames.edit': EDITORS,
  'frames.delete': EDITORS,
  'results.read': EDITORS,
  // Everybody's dashboard counts the integrations; managing one needs the right to manage or delete the workspace.
  'integrations.read': EVERYONE,
  'integrations.manage': LEADERS,
  // The specification names no roles for the lists of Bitrix24: whoever is in the workspace sees them.
  'employees.read': EVERYONE,
  'tasks.read': EVERYONE,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether a member with this role may do this; the one place server and browser ask. */
export function can(role: Role, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly Role[]).includes(role);
}

/**
 * The roles somebody may give to others: never the owner's, and none that may do what they themselves may not. Else
 * whoever may only invite could make themselves a manager by a second address.
 */
export function givableRoles(by: Role): readonly GivenRole[] {
  const rights = Object.keys(PERMISSIONS) as Permission[];
  return GivenRole.options.filter((role) => rights.every((right) => can(by, right) || !can(role, right)));
}

/**
 * Whether a member of this role may invite for that one: send the invitation, send it again and withdraw it. An
 * invitation holds only while this is so of whoever sent it.
 */
export function mayInvite(by: Role, role: GivenRole): boolean {
  return can(by, 'members.invite') && givableRoles(by).includes(role);
}

/** The rights of a role in the shape the workspace page shows. */
export function permissionFlags(role: Role): PermissionFlags {
  return {
    can_invite_members: can(role, 'members.invite'),
    can_remove_members: can(role, 'members.remove'),
    can_manage_roles: can(role, 'members.change_role'),
    can_rename_workspace: can(role, 'workspace.rename'),
    can_delete_workspace: can(role, 'workspace.delete'),
    can_manage_workspace: can(role, 'workspace.manage'),
  };
}
