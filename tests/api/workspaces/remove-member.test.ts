import { describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);

const remove = (by: Person, email: string) =>
  request(workspaces.removeMember, { token: by.token, params: { id: workspace.id }, body: { email } });
const count = async () =>
  (await request(workspaces.getStats, { token: owner.token, params: { id: workspace.id } })).body.members;

describe('works', () => {
  it('takes the member out: nothing is left but that they were there once, and the count is one less (A6-09, A7-15)', async () => {
    const person = await makeMember(workspace, 'hr');
    const before = await count();
    expect(await remove(owner, person.email)).toMatchObject({ status: 204, text: '' });
    expect(await count()).toBe(before - 1);
    const left = (await storedItems(person.id)).filter((item) => JSON.stringify(item).includes(workspace.id));
    // By these the deletion of their account finds the tasks they wrote there.
    expect(left.map(({ type }) => type)).toEqual(['former-membership', 'former-member']);
  });

  it('and the next request of the removed one finds nothing, though their session lives on', async () => {
    const person = await makeMember(workspace, 'hr');
    const mine = { token: person.token, params: { id: workspace.id } };
    expect((await request(workspaces.listMembers, mine)).status).toBe(200);
    await remove(owner, person.email);
    expect((await request(workspaces.listMembers, mine)).status).toBe(404);
    expect((await request(workspaces.listWorkspaces, mine)).body).toEqual([]);
  });

  it('counts each of many removed at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => makeMember(workspace, 'сотрудник')));
    const before = await count();
    const replies = await Promise.all([...people, ...people].map(({ email }) => remove(owner, email)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(6);
    expect(await count()).toBe(before - 6);
  });
});

describe('fails', () => {
  it('for an address that is nobody’s here, and for none at all', async () => {
    expect((await remove(owner, (await makePerson()).email)).status).toBe(404);
    expect((await remove(owner, '')).status).toBe(422);
  });
});

describe('refuses', () => {
  it('to remove the owner, also by a manager (A5-27)', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    for (const asker of [manager, owner]) {
      const reply = await remove(asker, owner.email);
      expect(reply).toMatchObject({
        status: 403,
        body: { detail: 'Владельца нельзя удалить: сначала пространство нужно передать' },
      });
    }
  });

  it('to remove oneself: that is leaving', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    expect((await remove(manager, manager.email)).status).toBe(409);
  });
});
