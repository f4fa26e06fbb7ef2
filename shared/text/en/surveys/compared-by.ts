import type { Catalogue } from '../../catalogue.ts';
import type { comparedByText as Russian } from '../../ru/surveys/compared-by.ts';
import { HR_ROLE } from '../../../rules/roles.ts';
import { surveyGroupNames } from '../rules/survey-groups.ts';

/** What somebody who answers a survey is compared by. */
export const comparedByText: Catalogue<typeof Russian> = {
  team: (name) => `Team: ${name}`,
  tenure: (tenure) => `Tenure: ${surveyGroupNames.tenure[tenure].toLowerCase()}`,
  role: (role) => `Role: ${role === HR_ROLE ? 'HR' : surveyGroupNames.role[role].toLowerCase()}`,
};
