import { beforeEach, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makePlan, makeWorkspace, type Person } from '#tests/support/factories.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const call = <Body extends object>(body: Body) => ({
  token: owner.token,
  params: { id: workspace.id },
  body: body as never,
});
const load = (rows: readonly object[], base_version: number | null = null) =>
  request(finance.importLeavers, call({ file_name: 'history.csv', base_version, rows }));
const list = async () =>
  (await request(finance.listLeavers, { token: owner.token, params: { id: workspace.id } })).body;
const NINA = { key: '0017', department: 'Цех', hired_on: '2021-03-01', left_on: '2025-02-28', leaving: 'employer' };
const OLEG = { hired_on: '2023-01-10' };

describe('the history of who came and went', () => {
  it('is read back as it was sent, and says what an import changed', async () => {
    const first = await load([NINA, OLEG]);
    expect([first.status, first.body]).toMatchObject([201, { added: 2, changed: 0, removed: 0, head: { version: 1 } }]);
    const { leavers, head, next_cursor } = await list();
    expect(leavers).toEqual([NINA, { key: null, department: null, left_on: null, leaving: null, ...OLEG }]);
    expect([head!.file_name, next_cursor]).toEqual(['history.csv', null]);
    const { body } = await load([{ ...NINA, leaving: 'voluntary' }, OLEG, OLEG], 1);
    expect(body).toMatchObject({ added: 1, changed: 1, removed: 0 });
  });

  it('is empty before the first import, and again after it is undone', async () => {
    expect(await list()).toEqual({ head: null, leavers: [], next_cursor: null });
    await load([NINA]);
    expect((await request(finance.undoLeavers, call({ version: 1 }))).body).toEqual({ head: null });
    expect(await list()).toEqual({ head: null, leavers: [], next_cursor: null });
  });

  it('brings back what stood before the last import', async () => {
    await load([NINA]);
    await load([OLEG], 1);
    expect((await request(finance.undoLeavers, call({ version: 2 }))).body.head).toMatchObject({ version: 3, rows: 1 });
    expect((await list()).leavers).toEqual([NINA]);
  });

  it('of two imports at once one wins, whole', async () => {
    const replies = await Promise.all([load([NINA]), load([OLEG])]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await list()).leavers).toHaveLength(1);
  });

  it.each([
    ['no day of hiring', {}, 'rows.0.hired_on'],
    ['a departure before it', { ...OLEG, left_on: '2023-01-09' }, 'rows.0.left_on'],
    ['a reason without a departure', { ...OLEG, leaving: 'employer' }, 'rows.0.left_on'],
    ['a field nobody knows', { ...OLEG, salary: 1 }, 'rows.0'],
  ])('is refused with %s', async (_, row, path) => {
    const { status, body } = await load([row]);
    expect([status, body]).toMatchObject([422, { errors: [{ path }] }]);
  });

  it('names both rows of one who was hired twice on one day; on two days it takes both', async () => {
    const { status, body } = await load([NINA, OLEG, { ...NINA, left_on: null, leaving: null }]);
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'rows.0.key' }, { path: 'rows.2.key' }] }]);
    expect((await load([NINA, { ...NINA, hired_on: '2025-06-01', left_on: null, leaving: null }])).status).toBe(201);
  });

  it('asks for the plan', async () => {
    await makePlan(owner, 'basic');
    expect((await load([NINA])).status).toBe(402);
    expect((await request(finance.undoLeavers, call({ version: 1 }))).status).toBe(402);
  });
});
