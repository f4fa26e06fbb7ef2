import { forbidden } from '#core/http/errors.ts';
import { can } from '#shared/rules/permissions.ts';
import type { OverviewOperation } from '../operation.ts';

/** Shows a decision again, if it is still called for. */
export const takeDecisionBack: OverviewOperation<'takeDecisionBack'> = async (
  { repos, workspaceId, member },
  { body },
) => {
  if (body.source === 'money' && !can(member, 'finance.read', member)) forbidden();
  await repos.decisions.takeBack(workspaceId, body);
};
