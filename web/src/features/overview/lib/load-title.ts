import type { TeamLoad } from '#shared/models/overview.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import { overviewText } from '../text.ts';

const text = overviewText.load;

/** What the load of teams comes to, in a sentence; `isOwn`: of those of whoever reads, who is told of no others. */
export function loadTitle({ teams, small_teams: small, company }: TeamLoad, isOwn = false): string {
  const high = teams.filter(({ index }) => levelOf(index) === 'high');
  const [first] = high;
  if (!first && company && levelOf(company.index) === 'high') return text.company(company.reason);
  if (teams.length === 0) return text.none;
  if (!first && isOwn) return text.noneHighOwn;
  if (!first) return text.noneHigh(teams.length, teams.length + small);
  if (teams.length === 1) return text.single(first.team);
  if (high.length === teams.length) return text.all(teams.length, teams.length + small);
  return high.length === 1 ? text.one(first.team) : text.several(high.length, teams.length);
}
