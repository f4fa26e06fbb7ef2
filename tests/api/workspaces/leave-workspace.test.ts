import { expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Role } from '#shared/rules/roles.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const inWorkspace = (token: string) => ({ token, params: { id: workspace.id } });

it.each<Role>(['hr', 'руководитель', 'сотрудник'])('lets %s leave, once', async (role) => {
  const person = await makeMember(workspace, role);
  expect((await request(workspaces.leaveWorkspace, inWorkspace(person.token))).status).toBe(204);
  expect((await request(workspaces.leaveWorkspace, inWorkspace(person.token))).status).toBe(404);
  expect((await request(workspaces.getStats, inWorkspace(owner.token))).body.members).toBe(1);
});

it('does not let the owner leave: a workspace always has one (A5-27)', async () => {
  const before = await storedItems();
  const reply = await request(workspaces.leaveWorkspace, inWorkspace(owner.token));
  const detail = 'Владелец не может выйти: сначала передайте пространство другому участнику';
  expect(reply).toMatchObject({ status: 409, body: { detail } });
  expect(await storedItems()).toEqual(before);
});
