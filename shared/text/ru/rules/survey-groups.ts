import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE, OWNER_ROLE } from '../../../rules/roles.ts';

/** What groups are called that answers to a survey are compared by. */
export const surveyGroupNames = {
  tenure: {
    under_6_months: 'До полугода',
    '6_to_12_months': 'От полугода до года',
    '1_to_3_years': 'От года до трёх лет',
    '3_to_5_years': 'От трёх до пяти лет',
    over_5_years: 'Больше пяти лет',
  },
  role: {
    [OWNER_ROLE]: 'Владелец',
    [HR_ROLE]: 'HR',
    [MANAGER_ROLE]: 'Руководители',
    [EMPLOYEE_ROLE]: 'Сотрудники',
  },
} as const;
