import { permissionFlags } from '#shared/rules/permissions.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** The caller's rights, flag by flag. */
export const getPermissions: WorkspacesOperation<'getPermissions'> = async ({ member }) => permissionFlags(member);
