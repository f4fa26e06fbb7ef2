import { expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import { ROLES } from '#shared/rules/roles.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace } from '#tests/support/factories.ts';

it.each(ROLES)(
  'shows the workspace to a member with the role %s, and that role (A1-11, A3-11, A7-09)',
  async (role) => {
    const workspace = await makeWorkspace(await makePerson(), 'Ромашка');
    const { token } = await makeMember(workspace, role);
    const reply = await request(workspaces.getWorkspace, { token, params: { id: workspace.id } });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      ...workspace,
      user_role: role,
      finance_access: { kind: role === 'владелец' ? 'company' : 'none' },
      own_teams_only: false,
      language: 'ru',
    });
  },
);

it('knows an identifier in capital letters', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const params = { id: workspace.id.toUpperCase() };
  expect((await request(workspaces.getWorkspace, { token: owner.token, params })).body.id).toBe(workspace.id);
});
