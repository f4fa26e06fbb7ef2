import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { people } from '#shared/contract/people.ts';
import { polls } from '#shared/contract/polls.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { ManagersView } from '#shared/rules/own-people.ts';
import { request } from '#tests/support/api.ts';
import {
  makeInvitation,
  makeMember,
  makePerson,
  makePoll,
  makeFrame,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import type { Workspace } from '#shared/models/workspace.ts';

/** An owner, two managers one above the other, and who they lead. */
async function makeNested() {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const [anna, boris] = await Promise.all([
    makeMember(workspace, 'руководитель', { firstName: 'Анна', lastName: 'Яшина' }),
    makeMember(workspace, 'руководитель', { firstName: 'Борис', lastName: 'Агеев' }),
  ]);
  const [vera, gleb, dina] = await Promise.all([
    makeMember(workspace, 'сотрудник'),
    makeMember(workspace, 'сотрудник'),
    makeMember(workspace, 'сотрудник'),
  ]);
  const set = (one: Person, team: string, manager: Person | null) => ({
    id: one.id,
    team,
    manager_id: manager?.id ?? null,
  });
  await request(people.setPeople, {
    token: owner.token,
    params: { id: workspace.id },
    body: {
      people: [
        set(boris, 'Разработка', anna),
        set(vera, 'Тестирование', boris),
        set(gleb, 'Тестирование', boris),
        set(dina, 'Разработка', anna),
      ],
    },
  });
  return { owner, workspace, anna, boris, vera };
}

function setView(by: Person, { id }: Workspace, view: ManagersView) {
  return request(workspaces.setManagersView, { token: by.token, params: { id }, body: { managers_see: view } });
}

describe('what managers see', () => {
  it('is the company until the owner says otherwise, and is told with whose teams each would see', async () => {
    const { owner, workspace, anna, boris } = await makeNested();
    const read = () => request(workspaces.getManagersView, { token: owner.token, params: { id: workspace.id } });
    const team = (name: string) => ({ name, people: 2 });
    const managers = [
      { id: boris.id, full_name: 'Борис Агеев', people: 2, teams: [team('Тестирование')] },
      { id: anna.id, full_name: 'Анна Яшина', people: 4, teams: [team('Разработка'), team('Тестирование')] },
    ];
    const byName = managers.toSorted((a, b) => a.full_name.localeCompare(b.full_name, 'ru'));
    expect((await read()).body).toEqual({ managers_see: 'company', managers: byName });
    expect(await setView(owner, workspace, 'own_team')).toMatchObject({
      status: 200,
      body: { managers_see: 'own_team' },
    });
    expect((await read()).body).toMatchObject({ managers_see: 'own_team' });
  });

  it('is said to each manager with their role, wherever it is told, and to nobody else', async () => {
    const { owner, workspace, anna, vera } = await makeNested();
    const told = async ({ token }: Person) => {
      const at = { token, params: { id: workspace.id } };
      const list = await request(workspaces.listWorkspaces, { token });
      const [one, role] = await Promise.all([request(workspaces.getWorkspace, at), request(workspaces.getMyRole, at)]);
      return [list.body[0]!.own_teams_only, one.body.own_teams_only, role.body.own_teams_only];
    };
    expect(await told(anna)).toEqual([false, false, false]);
    await setView(owner, workspace, 'own_team');
    expect(await told(anna)).toEqual([true, true, true]);
    expect([await told(owner), await told(vera)]).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
    await setView(owner, workspace, 'company');
    expect(await told(anna)).toEqual([false, false, false]);
  });

  it('counts with the next request, both ways', async () => {
    const { owner, workspace, anna } = await makeNested();
    const frame = await makeFrame(owner, await makePoll(owner, workspace));
    const read = () => request(polls.getSummary, { token: anna.token, params: { id: frame.id } });
    expect((await read()).status).toBe(200);
    await setView(owner, workspace, 'own_team');
    expect(await read()).toMatchObject({ status: 403, body: { code: 'own_teams_only' } });
    await setView(owner, workspace, 'company');
    expect((await read()).status).toBe(200);
  });
});

describe('a manager who sees their own teams alone', () => {
  it('can make nobody theirs, and gives no role that sees more', async () => {
    const { owner, workspace, anna, boris, vera } = await makeNested();
    await setView(owner, workspace, 'own_team');
    const at = { token: boris.token, params: { id: workspace.id } };
    const made = await request(people.setPeople, {
      ...at,
      body: { people: [{ id: anna.id, manager_id: boris.id }] },
    });
    expect(made).toMatchObject({ status: 403, body: { code: 'own_teams_only' } });
    expect((await repos.members.find(workspace.id, anna.id))?.managerId).toBeNull();
    const invite = (role: string) =>
      request(workspaces.inviteMember, { ...at, body: { email: `${randomUUID()}@example.com`, role } });
    expect([(await invite('hr')).status, (await invite('руководитель')).status]).toEqual([403, 403]);
    expect((await invite('сотрудник')).status).toBe(202);
    const flags = await request(workspaces.getPermissions, at);
    expect(flags.body).toMatchObject({
      can_invite_members: true,
      can_remove_members: false,
      can_manage_roles: false,
    });
    expect((await repos.members.find(workspace.id, vera.id))?.role).toBe('сотрудник');
  });

  it('has invited nobody for such a role: what they sent before is void while it is so', async () => {
    const { owner, workspace, boris } = await makeNested();
    const guest = await makePerson();
    const { token } = await makeInvitation(workspace, { email: guest.email, role: 'hr', sender: boris });
    const accept = () => request(workspaces.acceptInvitation, { token: guest.token, params: { token } });
    await setView(owner, workspace, 'own_team');
    expect((await accept()).status).toBe(404);
    await setView(owner, workspace, 'company');
    expect((await accept()).status).toBe(200);
  });

  it('is told of a task where it came from, without the figures of others, in the list of their tasks, too', async () => {
    const { owner, workspace, boris } = await makeNested();
    const source = { kind: 'poll_finding', id: randomUUID(), text: 'Склад: 5,2 против 8,1' } as const;
    await request(tasks.createTask, {
      token: owner.token,
      body: { workspace_id: workspace.id, title: 'Разобраться', responsible_id: boris.id, source },
    });
    const read = async () => {
      const mine = await request(tasks.listMyTasks, { token: boris.token });
      const all = await request(tasks.listTasks, { token: boris.token, query: { workspace_id: workspace.id } });
      return [mine.body.tasks[0]!.source!.text, all.body.tasks[0]!.source!.text];
    };
    expect(await read()).toEqual([source.text, source.text]);
    await setView(owner, workspace, 'own_team');
    for (const text of await read()) expect(text).not.toContain('5,2');
  });
});
