import { describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { givenMember, givenPerson, givenPlan, givenWorkspace, repos, type Person } from '#tests/support/given.ts';

const handOver = (by: Person, workspace: Workspace, email: string) =>
  request(workspaces.handOverWorkspace, { token: by.token, params: { id: workspace.id }, body: { email } });
const rolesIn = async (workspace: Workspace, { token }: Person) =>
  (await request(workspaces.listMembers, { token, params: { id: workspace.id } })).body.members.map(
    ({ id, role }) => [id, role] as const,
  );

async function givenCompany() {
  const owner = await givenPerson();
  const workspace = await givenWorkspace(owner);
  return { owner, workspace, heir: await givenMember(workspace, 'сотрудник') };
}

describe('works', () => {
  it('makes the heir the owner and the owner a manager', async () => {
    const { owner, workspace, heir } = await givenCompany();
    const reply = await handOver(owner, workspace, heir.email);
    expect(reply).toMatchObject({ status: 200, body: { id: workspace.id, user_role: 'руководитель' } });
    expect(new Map(await rolesIn(workspace, heir))).toEqual(
      new Map([
        [heir.id, 'владелец'],
        [owner.id, 'руководитель'],
      ]),
    );
    expect((await repos.workspaces.find(workspace.id))!.ownerId).toBe(heir.id);
    expect((await handOver(owner, workspace, owner.email)).status).toBe(403);
  });

  it('frees the place in the plan of the one and takes it in that of the other', async () => {
    const { owner, workspace, heir } = await givenCompany();
    await Promise.all([givenPlan(owner, 'startup'), givenPlan(heir, 'startup')]);
    await handOver(owner, workspace, heir.email);
    const create = (token: string) => request(workspaces.createWorkspace, { token, body: { name: 'Вторая' } });
    expect((await create(owner.token)).status).toBe(201);
    expect((await create(heir.token)).status).toBe(402);
  });
});

describe('fails', () => {
  it('for somebody who is no member, and for the owner themselves', async () => {
    const { owner, workspace } = await givenCompany();
    expect((await handOver(owner, workspace, (await givenPerson()).email)).status).toBe(404);
    expect((await handOver(owner, workspace, owner.email)).status).toBe(409);
  });

  it('for an heir whose plan has no room, without naming their plan', async () => {
    const { owner, workspace, heir } = await givenCompany();
    await givenPlan(heir, 'startup');
    await givenWorkspace(heir);
    const reply = await handOver(owner, workspace, heir.email);
    expect(reply.status).toBe(409);
    expect(reply.body.detail).not.toMatch(/Startup/);
  });

  it('leaves exactly one owner when it is asked for several heirs at once', async () => {
    const { owner, workspace, heir } = await givenCompany();
    const others = [heir, await givenMember(workspace, 'hr'), await givenMember(workspace, 'руководитель')];
    const replies = await Promise.all(others.map(({ email }) => handOver(owner, workspace, email)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = (await rolesIn(workspace, heir)).filter(([, role]) => role === 'владелец');
    expect(owners).toHaveLength(1);
    expect((await repos.workspaces.find(workspace.id))!.ownerId).toBe(owners[0]![0]);
  });
});
