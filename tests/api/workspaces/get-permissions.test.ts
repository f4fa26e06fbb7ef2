import { expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Role } from '#shared/rules/roles.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace } from '#tests/support/factories.ts';

/** Invite, remove, change roles, rename, delete, manage: by hand from section 6 of the specification. */
const RIGHTS: readonly [Role, string, string][] = [
  ['владелец', '++++++', 'A6-04'],
  ['hr', '+-----', 'A6-05'],
  ['руководитель', '++++-+', 'A6-06'],
  ['сотрудник', '------', 'A6-07'],
];

it.each(RIGHTS)('gives the six rights of the role %s: %s (A3-14, A7-20, %s)', async (role, rights) => {
  const workspace = await makeWorkspace(await makePerson());
  const { token } = await makeMember(workspace, role);
  const reply = await request(workspaces.getPermissions, { token, params: { id: workspace.id } });
  expect(reply.status).toBe(200);
  const [invite, remove, roles, rename, destroy, manage] = Array.from(rights, (mark) => mark === '+');
  expect(reply.body).toEqual({
    can_invite_members: invite,
    can_remove_members: remove,
    can_manage_roles: roles,
    can_rename_workspace: rename,
    can_delete_workspace: destroy,
    can_manage_workspace: manage,
  });
});
