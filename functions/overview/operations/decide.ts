import { forbidden, invalid, ownTeamsOnly } from '#core/http/errors.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { reachesTeam } from '#shared/rules/own-people.ts';
import { mayKnow } from '../may-know.ts';
import { overviewSignals } from '#text/overview/signals.ts';
import type { OverviewOperation } from '../operation.ts';

/** What is put off for longer is not put off any more. */
const LONGEST_DAYS = 92;

/**
 * Postpones a decision about a team, or notes the task that was made of it: until its day the first screen shows it to
 * nobody of the workspace. A workspace that can only be read may do so, too: nothing is added to it.
 */
export const decide: OverviewOperation<'decide'> = async ({ repos, workspaceId, member, reach, now }, { body }) => {
  if (!mayKnow(body, member)) forbidden();
  if (!reachesTeam(reach, body.team)) ownTeamsOnly();
  const today = moscowDay(now);
  if (body.until <= today || body.until > addDays(today, LONGEST_DAYS)) {
    invalid([{ path: 'until', message: overviewSignals.wrongUntil }]);
  }
  await repos.decisions.keep(workspaceId, body);
  return body;
};
