import type { Operation } from '#core/http/operation.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';

/** The caller's role as it is now. */
export const getMyRole: Operation<typeof workspaces.getMyRole> = async ({ member }) => ({ user_role: member.role });
