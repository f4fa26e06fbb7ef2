import { describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, leave, type Person } from '#tests/support/factories.ts';

const list = async (workspace: Workspace, { token }: Person) =>
  (await request(workspaces.listMembers, { token, params: { id: workspace.id } })).body.members;

describe('works', () => {
  it('shows each member with role and names (A3-13, A7-12, B3-32)', async () => {
    const owner = await makePerson({ firstName: 'Анна', lastName: 'Петрова' });
    const workspace = await makeWorkspace(owner);
    expect(await list(workspace, owner)).toEqual([
      {
        id: owner.id,
        role: 'владелец',
        team: null,
        hired_on: null,
        leave: null,
        finance_access: { kind: 'company' },
        manager_id: null,
        joined_by: 'owner',
        email_verified: true,
        user: {
          id: owner.id,
          first_name: 'Анна',
          last_name: 'Петрова',
          full_name: 'Анна Петрова',
          email: owner.email,
        },
      },
    ]);
  });

  it('orders them by name as Russian does: «ё» beside «е», letter case aside', async () => {
    const owner = await makePerson({ firstName: 'Яна', lastName: 'Ким' });
    const workspace = await makeWorkspace(owner);
    for (const firstName of ['Фёдор', 'егор', 'Ёлка', 'Жанна', 'Елена'])
      await makeMember(workspace, 'сотрудник', { firstName, lastName: 'К' });
    const names = (await list(workspace, owner)).map((member) => member.user.first_name);
    expect(names).toEqual(['егор', 'Елена', 'Ёлка', 'Жанна', 'Фёдор', 'Яна']);
  });

  it('shows all of 60 members to an employee', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const people = await Promise.all(Array.from({ length: 59 }, () => makeMember(workspace, 'сотрудник')));
    const shown = (await list(workspace, people[0]!)).map((member) => member.id);
    expect(shown.toSorted()).toEqual([owner, ...people].map((person) => person.id).toSorted());
  });
});

describe('pages', () => {
  it('hold every member once, as many at a time as asked for', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    await Promise.all(Array.from({ length: 54 }, () => makeMember(workspace, 'сотрудник')));
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: Record<string, string> = { limit: '20', ...(cursor ? { cursor } : {}) };
      const { body } = await request(workspaces.listMembers, {
        token: owner.token,
        params: { id: workspace.id },
        query,
      });
      seen.push(...body.members.map((member) => member.id));
      sizes.push(body.members.length);
      cursor = body.next_cursor;
    }
    expect(sizes).toEqual([20, 20, 15]);
    expect(new Set(seen).size).toBe(55);
  });

  it.each(['0', '-1', '501', '1.5', 'все', ''])('are not of the size %j', async (limit) => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const reply = await request(workspaces.listMembers, {
      token: owner.token,
      params: { id: workspace.id },
      query: { limit },
    });
    expect(reply.status).toBe(422);
    expect(reply.body.errors!.map(({ path }) => path)).toEqual(['limit']);
  });
});

describe('refuses', () => {
  it('to show who is no member any more', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    await leave(workspace, await makeMember(workspace, 'hr'));
    expect((await list(workspace, owner)).map((member) => member.id)).toEqual([owner.id]);
  });
});
