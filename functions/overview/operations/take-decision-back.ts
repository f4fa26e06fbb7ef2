import { forbidden } from '#core/http/errors.ts';
import { mayKnow } from '../may-know.ts';
import type { OverviewOperation } from '../operation.ts';

/** Shows a decision again, if it is still called for. */
export const takeDecisionBack: OverviewOperation<'takeDecisionBack'> = async (
  { repos, workspaceId, member },
  { body },
) => {
  if (!mayKnow(body, member)) forbidden();
  await repos.decisions.takeBack(workspaceId, body);
};
