import type { ownTeamsText as Russian } from '../../ru/common/own-teams.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Words for a manager who sees their own teams alone, wherever something is of the company. */
export const ownTeamsText: Catalogue<typeof Russian> = {
  title: 'Open to the owner and HR',
  text: 'In this workspace managers see only their own teams: this is the owner’s decision. The results and workload of your teams are on the overview, the results of closed polls in the list of polls.',
  toTeams: 'To my teams',
};
