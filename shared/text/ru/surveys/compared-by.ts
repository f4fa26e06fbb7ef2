import { HR_ROLE, type Role } from '../../../rules/roles.ts';
import type { Tenure } from '../../../rules/surveys.ts';
import { surveyGroupNames } from '../rules/survey-groups.ts';

/** What somebody who answers a survey is compared by. */
export const comparedByText = {
  team: (name: string) => `Команда: ${name}`,
  tenure: (tenure: Tenure) => `Стаж: ${surveyGroupNames.tenure[tenure].toLowerCase()}`,
  role: (role: Role) => `Роль: ${role === HR_ROLE ? 'HR' : surveyGroupNames.role[role].toLowerCase()}`,
} as const;
