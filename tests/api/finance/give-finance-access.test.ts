import { beforeEach, describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { FinanceAccess } from '#shared/rules/finance/access.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { join, makeMember, makePerson, makePlan, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { employeesIn, importEmployees } from '#tests/support/finance.ts';

const COMPANY: FinanceAccess = { kind: 'company' };
const NONE: FinanceAccess = { kind: 'none' };
const departments = (...names: string[]): FinanceAccess => ({ kind: 'departments', departments: names });
const WAREHOUSE = departments('Склад');

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
    const given = await give(owner, person, COMPANY);
    expect([given.status, given.body]).toMatchObject([200, { id: person.id, finance_access: COMPANY }]);
    expect(await statuses(person)).toEqual([200, 201]);
    expect((await give(owner, person, NONE)).body).toMatchObject({ finance_access: NONE });
    expect(await statuses(person)).toEqual([403, 403]);
  });

  it('is passed on by nobody whom it was given to', async () => {
    await give(owner, hr, COMPANY);
    const other = await makeMember(workspace, 'сотрудник');
    expect([(await give(hr, other, COMPANY)).status, (await give(hr, hr, COMPANY)).status]).toEqual([403, 403]);
  });

  it('ends with the membership: whoever comes back does not have it', async () => {
    await give(owner, hr, COMPANY);
    await request(workspaces.leaveWorkspace, { token: hr.token, params: { id: workspace.id } });
    expect((await employeesIn(hr, workspace)).status).toBe(404);
    await join(workspace, hr, 'hr');
    expect((await employeesIn(hr, workspace)).status).toBe(403);
  });

  it('stays through a change of role', async () => {
    await give(owner, hr, COMPANY);
    const params = { id: workspace.id, email: hr.email };
    await request(workspaces.changeRole, { token: owner.token, params, body: { role: 'сотрудник' } });
    expect((await employeesIn(hr, workspace)).status).toBe(200);
  });

  it('cannot be taken from the owner, and is not given to who is not here', async () => {
    expect((await give(owner, owner, NONE)).status).toBe(409);
    expect((await give(owner, await makePerson(), COMPANY)).status).toBe(404);
    expect((await give(owner, hr, true)).status).toBe(422);
  });
});

describe('the right to the money of departments', () => {
  it.each(['hr', 'руководитель', 'сотрудник'] as const)('opens nothing of the company to a %s', async (role) => {
    const person = await makeMember(workspace, role);
    const given = await give(owner, person, departments('Склад', 'Продажи'));
    expect([given.status, given.body]).toMatchObject([200, { finance_access: departments('Склад', 'Продажи') }]);
    expect(await statuses(person)).toEqual([403, 403]);
  });

  it('takes the place of the company’s, and gives way to it', async () => {
    await give(owner, hr, COMPANY);
    await give(owner, hr, WAREHOUSE);
    expect(await statuses(hr)).toEqual([403, 403]);
    await give(owner, hr, COMPANY);
    expect(await statuses(hr)).toEqual([200, 201]);
  });

  const many = (count: number) => Array.from({ length: count }, (_, index) => `Склад ${index}`);

  it('names from one to twenty departments, each once, however it is spelt', async () => {
    expect((await give(owner, hr, departments(...many(20)))).status).toBe(200);
    const refused = [
      [],
      many(21),
      ['Склад', ' склад'],
      ['С'.repeat(201)],
      [''],
      ['\u200B'],
      ['Склад\nПродажи'],
      [null],
      'Склад',
      {},
    ];
    for (const names of refused) {
      const reply = await give(owner, hr, { kind: 'departments', departments: names });
      expect([names, reply.status]).toEqual([names, 422]);
    }
    const { body } = await request(workspaces.getMyRole, { token: hr.token, params: { id: workspace.id } });
    expect(body.finance_access).toEqual(departments(...many(20)));
  });

  it.each([[], null, 'company', { kind: 'all' }, { kind: 'departments' }, { kind: 'none', departments: ['Склад'] }])(
    'is not given by %j',
    async (access) => {
      const reply = await give(owner, hr, access);
      expect([reply.status, reply.body]).toMatchObject([422, { errors: [{ message: expect.any(String) as string }] }]);
    },
  );

  it('says in a person’s words what is wrong with a list', async () => {
    const told = async (names: readonly string[]) =>
      (
        (await give(owner, hr, { kind: 'departments', departments: names })).body as unknown as {
          errors: { message: string }[];
        }
      ).errors[0]!.message;
    expect(await told([])).toBe('Выберите хотя бы одну команду');
    expect(await told(many(21))).toContain('не\u00A0больше 20 команд');
    expect(await told(['Склад', 'склад '])).toBe('Одна команда встречается дважды');
  });
});

describe('in a workspace that can only be read', () => {
  it('a right is narrowed and withdrawn, and nothing is opened besides', async () => {
    await give(owner, hr, COMPANY);
    for (let people = 0; people < 3; people++) await makeMember(workspace, 'сотрудник');
    await makePlan(owner, 'startup');
    expect((await give(owner, hr, departments('Склад', 'Продажи'))).status).toBe(200);
    expect((await give(owner, hr, WAREHOUSE)).status).toBe(200);
    expect((await give(owner, hr, departments('Склад', 'Продажи'))).status).toBe(402);
    expect((await give(owner, hr, COMPANY)).status).toBe(402);
    expect((await give(owner, hr, NONE)).status).toBe(200);
  });
});

describe('who knows of the right', () => {
  it('the owner sees in the list who has it, nobody else does', async () => {
    const manager = await makeMember(workspace, 'руководитель');
    await give(owner, hr, WAREHOUSE);
    const seenBy = async ({ token }: Person) => {
      const { body } = await request(workspaces.listMembers, { token, params: { id: workspace.id } });
      return new Map(body.members.map((member) => [member.id, member.finance_access]));
    };
    const marks = await seenBy(owner);
    expect([owner, hr, manager].map(({ id }) => marks.get(id))).toEqual([COMPANY, WAREHOUSE, NONE]);
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
    expect(await told(owner)).toEqual([COMPANY, COMPANY, COMPANY]);
    expect(await told(hr)).toEqual([NONE, NONE, NONE]);
    await give(owner, hr, WAREHOUSE);
    expect(await told(hr)).toEqual([WAREHOUSE, WAREHOUSE, WAREHOUSE]);
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
    await give(owner, hr, COMPANY);
    await handOver(owner, hr);
    await handOver(hr, owner);
    expect((await employeesIn(hr, workspace)).status).toBe(403);
  });
});
