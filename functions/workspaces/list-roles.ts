import type { Operation } from '#core/http/operation.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';
import { ROLES } from '#shared/models/workspace.ts';
import { permissionFlags } from '#shared/rules/permissions.ts';

/** The four roles, from the one with most rights to the one with least. */
export const listRoles: Operation<typeof workspaces.listRoles> = async () =>
  ROLES.map((name) => ({ name, permissions: permissionFlags(name) }));
