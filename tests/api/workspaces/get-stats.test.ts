import { expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { makeInvitation, makeMember, makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

it('counts members, polls and the invitations that can still be accepted (A7-05, A7-18)', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const member = await makeMember(workspace, 'сотрудник');
  const stats = async () =>
    (await request(workspaces.getStats, { token: member.token, params: { id: workspace.id } })).body;
  expect(await stats()).toEqual({ members: 2, polls: 0, invitations: 0, untold: 0 });
  await makePoll(owner, workspace);
  await makePoll(owner, workspace);
  await makeInvitation(workspace);
  await makeInvitation(workspace, { sentAt: new Date(Date.now() - 8 * DAY_MS) });
  expect(await stats()).toEqual({ members: 2, polls: 2, invitations: 1, untold: 0 });
});
