import type { Catalogue } from '../catalogue.ts';
import type { apiOverviewText as Russian } from '../ru/api-overview.ts';

export const apiOverviewText: Catalogue<typeof Russian> = {
  getPulse: 'What is going on now, eNPS over a year and what comes next',
  getAttention: 'Which teams need attention and how loaded they are',
  noteTeamsFile: 'Notes in the access log that the table of teams on the Overview is being saved as a file',
  decide: 'Put off a decision about a team, or mark the task made from it',
  takeDecisionBack: 'Show the decision again',
  getPackSettings: 'How reports look and who gets a link to them',
  setPackBrand: 'Set the colour and the logo of reports',
  setPackPlan: 'Set who gets a link to a report and how often',
};
