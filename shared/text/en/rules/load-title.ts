import type { Catalogue } from '../../catalogue.ts';
import type { loadTitleText as Russian } from '../../ru/rules/load-title.ts';
import { formatNumber, NBSP, plural, quoted } from '../format.ts';

export const loadTitleText: Catalogue<typeof Russian> = {
  company: (reason) => `The company’s workload is high${reason === '' ? '' : `: ${reason}`}`,
  noTeams: 'There are no teams yet in which at least five people have tasks',
  ownNotHigh: 'No high workload can be seen in your teams',
  notHigh: (seen, all) =>
    `No high workload can be seen in teams: by ${plural(seen, 'team', 'teams')} of${NBSP}${formatNumber(all)}`,
  theTeam: (team) => `Workload is high in the team ${quoted(team)}`,
  onlyTheTeam: (team) => `Workload is high only in the team ${quoted(team)}`,
  onlyTheTeamSeen: (team) => `Of the teams that can be seen, workload is high only in ${quoted(team)}`,
  some: (high, seen) => `Workload is high in ${formatNumber(high)} of ${plural(seen, 'team', 'teams')}`,
  someSeen: (high, seen) =>
    `Workload is high in ${formatNumber(high)} of ${plural(seen, 'team', 'teams')} that can be seen`,
  all: 'Workload is high in all teams',
  allSeen: (seen, all) =>
    `Workload is high in all teams that can be seen: ${formatNumber(seen)} of${NBSP}${formatNumber(all)}`,
};
