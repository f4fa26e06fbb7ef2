import { expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { makePerson } from '#tests/support/factories.ts';

it('lists the four roles with what each may do (A1-11, A7-22)', async () => {
  const { token } = await makePerson();
  const { body } = await request(workspaces.listRoles, { token });
  expect(body.map(({ name }) => name)).toEqual(['владелец', 'hr', 'руководитель', 'сотрудник']);
  expect(body.map(({ permissions }) => permissions.can_invite_members)).toEqual([true, true, true, false]);
  expect(body.map(({ permissions }) => permissions.can_manage_roles)).toEqual([true, false, true, false]);
});
