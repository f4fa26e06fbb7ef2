import { forbidden, ownTeamsOnly } from '#core/http/errors.ts';
import { reachesTeam } from '#shared/rules/own-people.ts';
import { mayKnow } from '../may-know.ts';
import type { OverviewOperation } from '../operation.ts';

/** Shows a decision again, if it is still called for. */
export const takeDecisionBack: OverviewOperation<'takeDecisionBack'> = async (
  { repos, workspaceId, member, reach },
  { body },
) => {
  if (!mayKnow(body, member)) forbidden();
  if (!reachesTeam(reach, body.team)) ownTeamsOnly();
  await repos.decisions.takeBack(workspaceId, body);
};
