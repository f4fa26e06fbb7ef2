import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { request, withKey } from '#tests/support/api.ts';
import { makeMember, makePerson, makePlan, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { employeesIn, importEmployees, PERIOD, type GivenEmployee } from '#tests/support/finance.ts';
import { intercept } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

afterEach(() => vi.restoreAllMocks());

const ANNA = { email: 'Anna@Example.com', name: 'Анна Иванова', department: 'Продажи', salary: 120_000.55 };
const BORIS = { name: '№ 17', salary: 90_000, hours: 152, hired_on: '2024-03-01' };
const load = (rows: readonly GivenEmployee[], more = {}) => importEmployees(owner, workspace, rows, more);
const pageAt = (cursor: string | null) => {
  const query = { period: PERIOD, ...(cursor === null ? {} : { cursor }) };
  return request(finance.listEmployees, { token: owner.token, params: { id: workspace.id }, query });
};
const loaded = async (period = PERIOD) => (await employeesIn(owner, workspace, period)).body;

describe('an import of employees', () => {
  it('is read back as it was sent, with ids, and says what it changed', async () => {
    const first = await load([ANNA, BORIS]);
    expect([first.status, first.body]).toMatchObject([201, { added: 2, changed: 0, removed: 0 }]);
    const head = { version: 1, rows: 2, file_name: 'october.csv', imported_by: 'Анна Петрова', undoable: true };
    expect(first.body.head).toMatchObject(head);
    const body = await loaded();
    expect(body).toMatchObject({ period: PERIOD, next_cursor: null, head });
    expect(body.employees).toMatchObject([
      { email: 'anna@example.com', salary: 120_000.55, taxes: 0, bonus: 0, hours: null, contribution: null },
      { email: null, name: '№ 17', hours: 152, hired_on: '2024-03-01', department: null },
    ]);
    const again = await load([{ ...ANNA, salary: 1 }, { name: 'Вера' }], { base_version: 1 });
    expect(again.body).toMatchObject({ added: 1, changed: 1, removed: 1, head: { version: 2, undoable: true } });
  });

  it('keeps months apart, tells them newest first and knows a person by the same id in each', async () => {
    await load([BORIS, ANNA], { period: '2026-09' });
    await load([ANNA]);
    await load([{ ...ANNA, name: 'Анна Смирнова' }], { period: '2025-12' });
    const newest = await loaded(undefined);
    expect(newest.periods.map(({ period }) => period)).toEqual(['2026-10', '2026-09', '2025-12']);
    const ids = [newest.employees[0], (await loaded('2026-09')).employees[1], (await loaded('2025-12')).employees[0]];
    expect(new Set(ids.map((one) => one!.id)).size).toBe(1);
    expect((await loaded('2026-09')).employees[0]!.id).not.toBe(ids[0]!.id);
  });

  it('tells which columns the file had', async () => {
    await load([BORIS], { columns: ['name', 'salary'] });
    expect((await loaded()).head).toMatchObject({ columns: ['name', 'salary'] });
  });

  it('turns the example of the workspace into its own data', async () => {
    const notices = () => request(workspaces.getNotices, { token: owner.token, params: { id: workspace.id } });
    expect((await notices()).body.finance).toBe('sample');
    await load([ANNA]);
    expect((await notices()).body.finance).toBe('own');
  });

  it('is carried out once under its key', async () => {
    const body = { period: PERIOD, file_name: null, base_version: null, rows: [ANNA] };
    const call = withKey(finance.importEmployees, { token: owner.token, params: { id: workspace.id }, body });
    const [first, second] = [
      await request(finance.importEmployees, call),
      await request(finance.importEmployees, call),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await loaded()).head!.version).toBe(1);
  });

  it('asks for the plan that opens it; what is there stays to be read on any', async () => {
    await load([ANNA]);
    await makePlan(owner, 'basic');
    const refused = await load([BORIS], { base_version: 1 });
    expect([refused.status, refused.body]).toMatchObject([402, { code: 'plan_limit' }]);
    expect(JSON.stringify(refused.body)).toContain('Premium');
    expect((await loaded()).employees).toHaveLength(1);
  });
});

describe('two people who import at once', () => {
  it('the later one is told who was faster and when, and changes nothing', async () => {
    const friend = await makeMember(workspace, 'hr', { firstName: 'Пётр', lastName: 'Сидоров' });
    const params = { id: workspace.id, userId: friend.id };
    await request(workspaces.giveFinanceAccess, { token: owner.token, params, body: { access: { kind: 'company' } } });
    expect((await importEmployees(friend, workspace, [ANNA])).status).toBe(201);
    const { status, body } = await load([BORIS]);
    expect([status, body]).toMatchObject([409, { code: 'conflict' }]);
    expect((body as unknown as { detail: string }).detail).toMatch(/Пётр Сидоров, \d+ \S+ в \d\d:\d\d по\u00A0Москве/);
    expect((await loaded()).employees).toMatchObject([{ name: 'Анна Иванова' }]);
  });

  it('exactly one wins, whole: no row of another is stored, and the first key of the workspace is one', async () => {
    const rows = (who: number) => Array.from({ length: 50 }, (_, row) => ({ name: `${who}-${row}`, salary: who }));
    const replies = await atOnce([1, 2, 3, 4].map((who) => () => load(rows(who))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const winner = replies.findIndex(({ status }) => status === 201) + 1;
    const { employees, head } = await loaded();
    expect(new Set(employees.map(({ salary }) => salary))).toEqual(new Set([winner]));
    expect([employees.length, head!.version]).toEqual([50, 1]);
  });

  it('of different months both succeed, also as the first of their workspace', async () => {
    const replies = await Promise.all(
      ['2026-07', '2026-08', '2026-09'].map((period) => load([{ name: period }], { period })),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const period of ['2026-07', '2026-08', '2026-09']) {
      expect((await loaded(period)).employees).toMatchObject([{ name: period }]);
    }
  });

  it('nobody imports on top of what they have not seen', async () => {
    await load([ANNA]);
    expect((await load([BORIS], { base_version: 2 })).status).toBe(409);
    expect((await load([BORIS], { base_version: 1, period: '2026-09' })).status).toBe(409);
  });
});

describe('a fault in the middle of an import', () => {
  it('leaves nothing behind: head, rows, key and the word that there is money of its own are one transaction', async () => {
    const rows = Array.from({ length: 4_001 }, (_, row) => ({ name: `${row}` }));
    const writes: string[] = [];
    let broken = true;
    intercept((command) => {
      const name = command!.constructor.name;
      if (/Put|Update|Delete|Write/.test(name)) writes.push(name);
      if (broken && name === 'TransactWriteCommand') throw new Error('the table is on fire');
      return undefined;
    });
    expect((await load(rows)).status).toBe(500);
    expect(writes).toEqual(['TransactWriteCommand']);
    const stored = await storedItems(workspace.id);
    expect(stored.filter(({ pk }) => pk.startsWith('FINANCE#'))).toEqual([]);
    expect(stored.filter((item) => 'financeSince' in item)).toEqual([]);
    broken = false;
    expect((await load(rows)).status).toBe(201);
    expect(writes).toEqual(['TransactWriteCommand', 'TransactWriteCommand']);
  });
});

describe('ten thousand rows', () => {
  it('come in one piece and are read page by page, in their order', async () => {
    const names = Array.from({ length: 10_000 }, (_, row) => `Сотрудник ${row}`);
    const { status, body } = await load(names.map((name, row) => ({ name, salary: 50_000 + row, department: 'Цех' })));
    expect([status, body]).toMatchObject([201, { added: 10_000 }]);
    const read: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof pageAt>> = await pageAt(cursor);
      expect(page.body.employees.length).toBeLessThanOrEqual(2_000);
      read.push(...page.body.employees.map(({ name }) => name!));
      cursor = page.body.next_cursor;
    } while (cursor !== null);
    expect(read).toEqual(names);
  });

  it('one more is refused', async () => {
    const { status, body } = await load(Array.from({ length: 10_001 }, (_, row) => ({ name: `${row}` })));
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'rows' }] }]);
  });

  it('a list that was begun before an import is not continued after it', async () => {
    await load(Array.from({ length: 2_001 }, (_, row) => ({ name: `${row}` })));
    const { next_cursor: cursor } = await loaded();
    await load([ANNA], { base_version: 1 });
    const query = { period: PERIOD, cursor: cursor! };
    const { status } = await request(finance.listEmployees, {
      token: owner.token,
      params: { id: workspace.id },
      query,
    });
    expect(status).toBe(409);
  });

  it.each(['x', '1.5', '1.99999', '%00'])('a made-up cursor is refused: %s', async (cursor) => {
    await load([ANNA]);
    const query = { period: PERIOD, cursor };
    const { status } = await request(finance.listEmployees, {
      token: owner.token,
      params: { id: workspace.id },
      query,
    });
    expect(status).toBe(422);
  });
});
