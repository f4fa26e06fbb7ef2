import type { Catalogue } from '../../catalogue.ts';
import type { taskSources as Russian } from '../../ru/rules/task-source.ts';

export const taskSources: Catalogue<typeof Russian> = {
  recommendation: 'From a recommendation of the analysis',
  poll_finding: 'From a finding of a poll',
  survey_finding: 'From the results of a survey',
  initiative: 'From an initiative',
  rule: 'By an if–then rule',
};
