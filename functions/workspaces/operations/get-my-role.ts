import { presentRights } from '../present.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** The caller's role as it is now. */
export const getMyRole: WorkspacesOperation<'getMyRole'> = async ({ member }) => presentRights(member);
