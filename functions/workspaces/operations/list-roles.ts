import { ROLES } from '#shared/rules/roles.ts';
import { permissionFlags } from '#shared/rules/permissions.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** The four roles, from the one with most rights to the one with least. */
export const listRoles: WorkspacesOperation<'listRoles'> = async () =>
  ROLES.map((name) => ({ name, permissions: permissionFlags({ role: name }) }));
