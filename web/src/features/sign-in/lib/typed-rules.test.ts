import { expect, it } from 'vitest';
import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE } from '#shared/rules/roles.ts';
import { rulesOf, typedRules } from './typed-rules.ts';

const STORED = {
  joins: true,
  role: EMPLOYEE_ROLE,
  team: null,
  groups: [{ group: 'hr-dept', role: HR_ROLE, team: 'Кадры' }],
  only: false,
  vouches: false,
};

it('what is stored and not changed is sent as it was', () => {
  expect(rulesOf(typedRules(STORED))).toEqual(STORED);
});

it('a row in which nothing is typed is no rule, a team of spaces is none', () => {
  const typed = typedRules(STORED);
  const empty = { key: 7, group: ' ', role: HR_ROLE, team: '' } as const;
  expect(rulesOf({ ...typed, team: '  ', groups: [...typed.groups, empty] })).toEqual(STORED);
});

it('a team without a group stays, so that its mistake is told', () => {
  const typed = typedRules({ ...STORED, groups: [] });
  const rule = { key: 0, group: '', role: HR_ROLE, team: 'Кадры' } as const;
  expect(rulesOf({ ...typed, groups: [rule] }).groups).toEqual([{ group: '', role: HR_ROLE, team: 'Кадры' }]);
});

it('a role that no provider may give is shown as that of an employee', () => {
  expect(typedRules({ ...STORED, role: MANAGER_ROLE }).role).toBe(EMPLOYEE_ROLE);
});
