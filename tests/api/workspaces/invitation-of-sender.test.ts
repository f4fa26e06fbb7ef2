import { describe, expect, it } from 'vitest';
import { invitationIdOf } from '#functions/workspaces/invitation-token.ts';
import { keys } from '#data/keys.ts';
import { update } from '#data/writes.ts';
import { auth } from '#shared/contract/auth.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, leave, table, type Person } from '#tests/support/factories.ts';
import { letterTo, lettersTo } from '#tests/support/letters.ts';
import { storedItems } from '#tests/support/stored.ts';
import type { GivenRole } from '#shared/rules/roles.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const params = { id: workspace.id };

const accept = (by: Person, token: string) =>
  request(workspaces.acceptInvitation, { token: by.token, params: { token } });
const open = (token: string) => request(workspaces.openInvitation, { params: { token } });
const listed = async (email: string) =>
  (await request(workspaces.listInvitations, { token: owner.token, params })).body.invitations.find(
    (one) => one.email === email,
  );

/** An invitation this member has sent, with the token of its letter. */
async function invitationBy(inviter: Person, role: GivenRole) {
  const invited = await makePerson();
  const body = { email: invited.email, role };
  const { body: invitation } = await request(workspaces.inviteMember, { token: inviter.token, params, body });
  const { token } = await letterTo(invited.email, 'invitation');
  return { invited, token, invitation: { token: owner.token, params: { ...params, invitation: invitation.id } } };
}

describe('an invitation holds as long as its sender may send it', () => {
  const losses: [string, GivenRole, GivenRole, (inviter: Person) => Promise<unknown>][] = [
    [
      'was removed',
      'руководитель',
      'руководитель',
      ({ email }) => request(workspaces.removeMember, { token: owner.token, params, body: { email } }),
    ],
    ['left', 'hr', 'сотрудник', ({ token }) => request(workspaces.leaveWorkspace, { token, params })],
    ['was made an employee', 'hr', 'сотрудник', (inviter) => changeRole(inviter, 'сотрудник')],
    ['may not give this role any more', 'руководитель', 'руководитель', (inviter) => changeRole(inviter, 'hr')],
    ['deleted their account', 'hr', 'hr', ({ token }) => request(auth.deleteMe, { token, query: {} })],
  ];

  it.each(losses)('and is refused once they %s', async (_, inviterRole, role, lose) => {
    const inviter = await makeMember(workspace, inviterRole);
    const { invited, token } = await invitationBy(inviter, role);
    expect((await open(token)).status).toBe(200);
    expect(await listed(invited.email)).toMatchObject({ voided: false });
    await lose(inviter);
    expect((await open(token)).status).toBe(404);
    expect((await accept(invited, token)).status).toBe(404);
    expect(await listed(invited.email)).toMatchObject({ voided: true });
    const { members } = (await request(workspaces.listMembers, { token: owner.token, params })).body;
    expect(members.map(({ id }) => id)).not.toContain(invited.id);
  });

  it('holds for a role they may still give after they were demoted', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    const { invited, token } = await invitationBy(manager, 'сотрудник');
    await changeRole(manager, 'hr');
    expect((await accept(invited, token)).status).toBe(200);
  });

  it('holds again once somebody who may sends it again, by the new link', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    const { invited, token, invitation } = await invitationBy(manager, 'hr');
    await leave(workspace, manager);
    expect((await accept(invited, token)).status).toBe(404);
    await letAnHourPass(invited.email);
    expect((await request(workspaces.resendInvitation, invitation)).status).toBe(202);
    expect(await listed(invited.email)).toMatchObject({ voided: false });
    const letters = await lettersTo(invited.email, 'invitation');
    const newest = letters.find((letter) => letter.token !== token)!;
    expect((await accept(invited, newest.token)).status).toBe(200);
  });

  it('is not accepted by its sender, who was removed and moved their account to the invited address', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    const { token, invited } = await invitationBy(manager, 'руководитель');
    await request(workspaces.removeMember, { token: owner.token, params, body: { email: manager.email } });
    await table.write(update(keys.user(manager.id), { set: { email: invited.email } }));
    expect((await accept(manager, token)).status).toBe(404);
  });
});

describe('whoever may give the role, and nobody else, may send the invitation again or withdraw it', () => {
  const routes = [workspaces.resendInvitation, workspaces.withdrawInvitation] as const;

  it.each(routes)('refuses it to hr for a manager’s invitation: $method', async (route) => {
    const hr = await makeMember(workspace, 'hr');
    const { invited, invitation } = await invitationBy(owner, 'руководитель');
    await letAnHourPass(invited.email);
    const before = await storedItems(invited.email);
    expect(await request(route, { ...invitation, token: hr.token })).toMatchObject({
      status: 403,
      body: { detail: 'Приглашение с ролью выше вашей отправляют и отзывают те, кто может дать эту роль' },
    });
    expect(await storedItems(invited.email)).toEqual(before);
  });

  it.each(routes)('lets a manager do it for another manager’s invitation: $method', async (route) => {
    const manager = await makeMember(workspace, 'руководитель');
    const { invited, invitation } = await invitationBy(owner, 'руководитель');
    await letAnHourPass(invited.email);
    expect((await request(route, { ...invitation, token: manager.token })).status).toBe(route.status);
  });
});

async function changeRole({ email }: Person, role: GivenRole): Promise<void> {
  const reply = await request(workspaces.changeRole, {
    token: owner.token,
    params: { ...params, email },
    body: { role },
  });
  expect(reply.status).toBe(200);
}

/** As if the last letter to this address had gone an hour ago: another may follow. */
async function letAnHourPass(email: string): Promise<void> {
  const key = keys.invitation(workspace.id, invitationIdOf(workspace.id, email));
  await table.write(update(key, { add: { sent: -3600 } }, { exists: true }));
}
