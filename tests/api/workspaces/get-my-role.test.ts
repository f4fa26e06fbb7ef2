import { expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import { ROLES } from '#shared/rules/roles.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, join } from '#tests/support/factories.ts';

it.each(ROLES)('tells a member with the role %s so, in the words of the product (A1-11, A7-17)', async (role) => {
  const workspace = await makeWorkspace(await makePerson());
  const { token } = await makeMember(workspace, role);
  const reply = await request(workspaces.getMyRole, { token, params: { id: workspace.id } });
  expect(reply).toMatchObject({ status: 200, body: { user_role: role } });
});

it('tells the role as it is now, with the token from before the change', async () => {
  const workspace = await makeWorkspace(await makePerson());
  const member = await makeMember(workspace, 'hr');
  await join(workspace, member, 'сотрудник');
  const reply = await request(workspaces.getMyRole, { token: member.token, params: { id: workspace.id } });
  expect(reply.body).toEqual({ user_role: 'сотрудник', finance_access: { kind: 'none' }, own_teams_only: false });
});
