import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE, OWNER_ROLE } from './roles.ts';

/*
 * Russian words that are values: they are stored, compared, or sent between browser and server as they stand here, in
 * whichever language they are shown. Roles, which are such values too, stand in `roles.ts`.
 */

/** The options of a YESNO question: answers are kept, counted and compared by them. */
export const YES_NO = ['Да', 'Нет'] as const;

/** What stands in place of a team where the load is that of the whole company: decisions are kept under it. */
export const WHOLE_COMPANY = 'Вся компания';

/** Under what groups of those whom a survey asked are kept, by how long they have worked here and by their role. */
export const GROUPS_BY_TENURE = {
  under_6_months: 'До полугода',
  '6_to_12_months': 'От полугода до года',
  '1_to_3_years': 'От года до трёх лет',
  '3_to_5_years': 'От трёх до пяти лет',
  over_5_years: 'Больше пяти лет',
} as const;
export const GROUPS_BY_ROLE = {
  [OWNER_ROLE]: 'Владелец',
  [HR_ROLE]: 'HR',
  [MANAGER_ROLE]: 'Руководители',
  [EMPLOYEE_ROLE]: 'Сотрудники',
} as const;
