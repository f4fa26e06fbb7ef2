import { expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { givenInvitation, givenMember, givenPerson, givenPoll, givenWorkspace } from '#tests/support/given.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

it('counts members, polls and the invitations that can still be accepted (A7-05, A7-18)', async () => {
  const owner = await givenPerson();
  const workspace = await givenWorkspace(owner);
  const member = await givenMember(workspace, 'сотрудник');
  const stats = async () =>
    (await request(workspaces.getStats, { token: member.token, params: { id: workspace.id } })).body;
  expect(await stats()).toEqual({ members: 2, polls: 0, invitations: 0 });
  await givenPoll(owner, workspace);
  await givenPoll(owner, workspace);
  await givenInvitation(workspace);
  await givenInvitation(workspace, { sentAt: new Date(Date.now() - 8 * DAY_MILLISECONDS) });
  expect(await stats()).toEqual({ members: 2, polls: 2, invitations: 1 });
});
