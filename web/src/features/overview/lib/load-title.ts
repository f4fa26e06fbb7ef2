import type { TeamLoad } from '#shared/models/overview.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import { overviewText } from '../text.ts';

const text = overviewText.load;

/** What the load of teams comes to, in a sentence. */
export function loadTitle(teams: TeamLoad['teams']): string {
  const high = teams.filter(({ index }) => levelOf(index) === 'high');
  const [first] = high;
  if (teams.length === 0) return text.none;
  if (!first) return text.calm;
  if (teams.length === 1) return text.single(first.team);
  if (high.length === teams.length) return text.all;
  return high.length === 1 ? text.one(first.team) : text.several(high.length, teams.length);
}
