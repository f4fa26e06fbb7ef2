import type { Operation } from '#core/http/operation.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';
import { permissionFlags } from '#shared/rules/permissions.ts';

/** The caller's rights, flag by flag. */
export const getPermissions: Operation<typeof workspaces.getPermissions> = async ({ member }) =>
  permissionFlags(member.role);
