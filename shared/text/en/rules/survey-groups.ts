import type { Catalogue } from '../../catalogue.ts';
import type { surveyGroupNames as Russian } from '../../ru/rules/survey-groups.ts';
import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE, OWNER_ROLE } from '../../../rules/roles.ts';

export const surveyGroupNames: Catalogue<typeof Russian> = {
  tenure: {
    under_6_months: 'Up to six months',
    '6_to_12_months': 'From six months to a year',
    '1_to_3_years': 'From one to three years',
    '3_to_5_years': 'From three to five years',
    over_5_years: 'More than five years',
  },
  role: {
    [OWNER_ROLE]: 'Owner',
    [HR_ROLE]: 'HR',
    [MANAGER_ROLE]: 'Managers',
    [EMPLOYEE_ROLE]: 'Employees',
  },
};
