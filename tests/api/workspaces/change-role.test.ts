import { describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { Role } from '#shared/rules/roles.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);

const change = (by: Person, email: string, role: unknown, where: Workspace = workspace) =>
  request(workspaces.changeRole, { token: by.token, params: { id: where.id, email }, body: { role } });
const roleOf = async ({ token }: Person) =>
  (await request(workspaces.getMyRole, { token, params: { id: workspace.id } })).body.user_role;

describe('works', () => {
  it('gives the role and counts from the next request on, in the list as well (A6-09, A7-16)', async () => {
    const person = await makeMember(workspace, 'сотрудник', { firstName: 'Олег', lastName: 'Ким' });
    const reply = await change(owner, person.email, 'hr');
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ id: person.id, role: 'hr', user: { full_name: 'Олег Ким' } });
    expect(await roleOf(person)).toBe('hr');
    const [own] = (await request(workspaces.listWorkspaces, { token: person.token })).body;
    expect(own!.user_role).toBe('hr');
  });

  it('takes the address in any letter case', async () => {
    const person = await makeMember(workspace, 'сотрудник');
    expect((await change(owner, person.email.toUpperCase(), 'hr')).status).toBe(200);
  });
});

describe('fails', () => {
  it('without a role, with one that is unknown, and with the owner’s (A5-23, A5-25, A5-26)', async () => {
    const person = await makeMember(workspace, 'сотрудник');
    const wrong = [
      [undefined, 'Пожалуйста, выберите роль'],
      ['admin', 'Неизвестная роль'],
      ['Владелец', 'Неизвестная роль'],
      ['владелец', 'Роль «владелец» нельзя назначить: пространство передаёт сам владелец'],
    ] as const;
    for (const [role, message] of wrong) {
      const reply = await change(owner, person.email, role);
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toEqual([{ path: 'role', message }]);
    }
    expect(await roleOf(person)).toBe('сотрудник');
  });

  it('for an address that is nobody’s here, though it has an account', async () => {
    expect((await change(owner, (await makePerson()).email, 'hr')).status).toBe(404);
  });

  it('with 409 for the slower of two who change one member, and nothing is mixed up', async () => {
    const person = await makeMember(workspace, 'сотрудник');
    const read = (await repos.members.findByAddress(workspace.id, person.email))!;
    expect(await repos.members.setRole(read, 'hr', new Date())).toBe(true);
    expect(await repos.members.setRole(read, 'руководитель', new Date())).toBe(false);
    expect(await repos.members.remove(read, new Date())).toBe(false);
    expect(await roleOf(person)).toBe('hr');
    const replies = await Promise.all(
      ['сотрудник', 'руководитель', 'hr', 'сотрудник'].map((role) => change(owner, person.email, role)),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(new Set([...statuses, 200, 409]).size).toBe(2);
    const [listed] = (await request(workspaces.listWorkspaces, { token: person.token })).body;
    expect(listed!.user_role).toBe(await roleOf(person));
  });
});

describe('refuses', () => {
  it.each<Role>(['владелец', 'руководитель'])(
    'to touch the role of the owner, asked by %s (A5-27, A6-04)',
    async (by) => {
      const asker = by === 'владелец' ? owner : await makeMember(workspace, by);
      const reply = await change(asker, owner.email, 'сотрудник');
      expect(reply.status).toBe(403);
      expect(reply.body.detail).toBe('Роль владельца нельзя изменить: пространство можно только передать');
      expect(await roleOf(owner)).toBe('владелец');
    },
  );
});
