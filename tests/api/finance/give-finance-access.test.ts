import { beforeEach, describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { join, makeMember, makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { employeesIn, importEmployees } from '#tests/support/finance.ts';

let owner: Person;
let hr: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  hr = await makeMember(workspace, 'hr');
});

const give = ({ token }: Person, to: Person, access: unknown) =>
  request(workspaces.giveFinanceAccess, {
    token,
    params: { id: workspace.id, userId: to.id },
    body: { access } as never,
  });
const statuses = async (person: Person) => [
  (await employeesIn(person, workspace)).status,
  (await importEmployees(person, workspace, [{ name: 'Нина' }], { period: '2026-01' })).status,
];

describe('the right to the money', () => {
  it.each(['hr', 'руководитель', 'сотрудник'] as const)('is nobody’s by their role: a %s is refused', async (role) => {
    expect(await statuses(await makeMember(workspace, role))).toEqual([403, 403]);
  });

  it.each(['hr', 'руководитель', 'сотрудник'] as const)('can be given to a %s and taken away', async (role) => {
    const person = await makeMember(workspace, role);
    const given = await give(owner, person, true);
    expect([given.status, given.body]).toMatchObject([200, { id: person.id, finance_access: true }]);
    expect(await statuses(person)).toEqual([200, 201]);
    expect((await give(owner, person, false)).body).toMatchObject({ finance_access: false });
    expect(await statuses(person)).toEqual([403, 403]);
  });

  it('is passed on by nobody whom it was given to', async () => {
    await give(owner, hr, true);
    const other = await makeMember(workspace, 'сотрудник');
    expect([(await give(hr, other, true)).status, (await give(hr, hr, true)).status]).toEqual([403, 403]);
  });

  it('ends with the membership: whoever comes back does not have it', async () => {
    await give(owner, hr, true);
    await request(workspaces.leaveWorkspace, { token: hr.token, params: { id: workspace.id } });
    expect((await employeesIn(hr, workspace)).status).toBe(404);
    await join(workspace, hr, 'hr');
    expect((await employeesIn(hr, workspace)).status).toBe(403);
  });

  it('stays through a change of role', async () => {
    await give(owner, hr, true);
    const params = { id: workspace.id, email: hr.email };
    await request(workspaces.changeRole, { token: owner.token, params, body: { role: 'сотрудник' } });
    expect((await employeesIn(hr, workspace)).status).toBe(200);
  });

  it('cannot be taken from the owner, and is not given to who is not here', async () => {
    expect((await give(owner, owner, false)).status).toBe(409);
    expect((await give(owner, await makePerson(), true)).status).toBe(404);
    expect((await give(owner, hr, 'yes')).status).toBe(422);
  });
});

describe('who knows of the right', () => {
  it('the owner sees in the list who has it, nobody else does', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    await give(owner, hr, true);
    const seenBy = async ({ token }: Person) => {
      const { body } = await request(workspaces.listMembers, { token, params: { id: workspace.id } });
      return new Map(body.members.map((member) => [member.id, member.finance_access]));
    };
    const marks = await seenBy(owner);
    expect([owner, hr, manager].map(({ id }) => marks.get(id))).toEqual([true, true, false]);
    for (const other of [hr, manager]) {
      expect([...(await seenBy(other)).values()]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('everybody is told of themselves, in the list of workspaces and with their role', async () => {
    const told = async ({ token }: Person) => {
      const params = { id: workspace.id };
      const [list, one, role] = await Promise.all([
        request(workspaces.listWorkspaces, { token }),
        request(workspaces.getWorkspace, { token, params }),
        request(workspaces.getMyRole, { token, params }),
      ]);
      return [list.body[0]!.finance_access, one.body.finance_access, role.body.finance_access];
    };
    expect(await told(owner)).toEqual([true, true, true]);
    expect(await told(hr)).toEqual([false, false, false]);
    await give(owner, hr, true);
    expect(await told(hr)).toEqual([true, true, true]);
  });
});

describe('a workspace that is handed over', () => {
  const handOver = async (from: Person, to: Person) => {
    const params = { id: workspace.id };
    await request(workspaces.offerOwnership, { token: from.token, params, body: { email: to.email } });
    expect((await request(workspaces.acceptOwnership, { token: to.token, params })).status).toBe(200);
  };

  it('shows its money to the new owner and not to the old one', async () => {
    await handOver(owner, hr);
    expect([(await employeesIn(hr, workspace)).status, (await employeesIn(owner, workspace)).status]).toEqual([
      200, 403,
    ]);
  });

  it('a right from before does not outlive one’s own time as its owner', async () => {
    await give(owner, hr, true);
    await handOver(owner, hr);
    await handOver(hr, owner);
    expect((await employeesIn(hr, workspace)).status).toBe(403);
  });
});
