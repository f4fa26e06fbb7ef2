import { hasFinanceAccess } from '../present.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** The caller's role as it is now. */
export const getMyRole: WorkspacesOperation<'getMyRole'> = async ({ member }) => ({
  user_role: member.role,
  finance_access: hasFinanceAccess(member),
});
