import { notFound } from '#core/http/errors.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** The joining link stops working at once; whoever has come by it stays. */
export const withdrawJoinLink: WorkspacesOperation<'withdrawJoinLink'> = async ({ repos, workspaceId }) => {
  if (!(await repos.joinLinks.withdraw(workspaceId))) notFound('joinLink');
};
