import { beforeEach, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { MoneyMonth } from '#shared/models/finance/money.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const month = (name: string, revenue: number | null = 100): MoneyMonth => ({
  month: name,
  revenue,
  people: 12,
  expenses: [{ name: 'Аренда', amount: 10.5 }],
});
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    month(`20${10 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`),
  );
const place = () => ({ token: owner.token, params: { id: workspace.id } });
const load = (months: unknown, base_version: number | null = null, more: object = {}) =>
  request(finance.importMonths, {
    ...place(),
    body: { base_version, file_name: 'months.csv', months, ...more } as never,
  });
const list = (query: Record<string, string> = {}) => request(finance.listMonths, { ...place(), query });
const change = (name: string, version: number | null, content: Partial<MoneyMonth>) =>
  request(finance.changeMonth, {
    ...place(),
    params: { id: workspace.id, month: name },
    body: { version, revenue: null, people: null, expenses: [], ...content },
  });
const undo = (version: number) => request(finance.undoMonths, { ...place(), body: { version } });
const names = async () => (await list()).body.months.map((one) => one.month);

describe('the months of a company', () => {
  it('are none at first', async () => {
    expect((await list()).body).toEqual({ head: null, months: [] });
  });

  it('are read back as they were imported, the oldest first, or those between two', async () => {
    const { status, body } = await load([month('2026-02'), month('2026-01', null), month('2025-12')]);
    expect([status, body]).toMatchObject([201, { added: 3, changed: 0, removed: 0 }]);
    expect(body.head).toMatchObject({
      version: 1,
      rows: 3,
      file_name: 'months.csv',
      imported_by: 'Анна Петрова',
      undoable: true,
    });
    expect((await list()).body.months).toEqual([month('2025-12'), month('2026-01', null), month('2026-02')]);
    const some = await list({ from: '2026-01', to: '2026-01' });
    expect(some.body.months).toEqual([month('2026-01', null)]);
  });

  it('of a second import take the place of the same months; the others stay', async () => {
    await load([month('2026-01'), month('2026-02')]);
    const { body } = await load([month('2026-02', 200), month('2026-03'), month('2026-01')], 1);
    expect(body).toMatchObject({ added: 1, changed: 1, removed: 0, head: { version: 2, rows: 3 } });
    expect((await list()).body.months.map(({ revenue }) => revenue)).toEqual([100, 200, 100]);
  });

  it('imported by several at once are those of one; the others are told whose', async () => {
    for (const version of [null, 1]) {
      const replies = await atOnce([3, 5, 7, 9, 11, 13].map((count) => () => load(many(count), version)));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
      const winner = replies.find(({ status }) => status === 201)!;
      expect(await names()).toHaveLength(winner.body.head.rows);
    }
    const late = await load(many(2));
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('изменили вы сами')]);
  });

  it('can be brought back as they were before the last change, once', async () => {
    await load([month('2026-01')]);
    await load([month('2026-01', 5), month('2026-02')], 1);
    const undone = await undo(2);
    expect([undone.status, undone.body.head]).toMatchObject([200, { version: 3, rows: 1, undoable: false }]);
    expect((await list()).body.months).toEqual([month('2026-01')]);
    expect((await undo(3)).status).toBe(409);
    expect((await undo(2)).status).toBe(409);
  });

  it('of a first import can be taken back, too', async () => {
    await load(many(2));
    expect((await undo(1)).body.head).toMatchObject({ rows: 0 });
    expect(await names()).toEqual([]);
  });

  it('are written one by one, and taken away when nothing is said of one any more', async () => {
    const first = await change('2026-01', null, { revenue: 1.25, people: 3 });
    expect(first).toMatchObject({ status: 200, body: { head: { version: 1 }, month: { revenue: 1.25, people: 3 } } });
    expect((await change('2026-02', 1, { revenue: 2 })).status).toBe(200);
    expect((await change('2026-02', 1, { revenue: 3 })).status).toBe(409);
    expect((await change('2026-01', 2, {})).body).toMatchObject({ head: { version: 3, rows: 1 }, month: null });
    expect(await names()).toEqual(['2026-02']);
  });

  it('are a hundred and twenty at most, a file and what is there together', async () => {
    expect((await load(many(120))).status).toBe(201);
    expect((await load(many(121), 1)).status).toBe(422);
    const beyond = await load([month('2030-01')], 1);
    expect([beyond.status, beyond.body.detail]).toEqual([422, expect.stringContaining('вышло бы 121')]);
    expect((await change('2030-01', 1, { revenue: 1 })).status).toBe(422);
    expect(await names()).toHaveLength(120);
  });

  it.each([
    [[], 'months'],
    [[month('2026-13')], 'months.0.month'],
    [[month('2026-01'), month('2026-01')], 'months'],
    [[{ ...month('2026-01'), revenue: -1 }], 'months.0.revenue'],
    [[{ ...month('2026-01'), people: 1.5 }], 'months.0.people'],
    [[{ ...month('2026-01'), expenses: [{ name: '', amount: 1 }] }], 'months.0.expenses.0.name'],
    [[{ ...month('2026-01'), expenses: many(21).map(() => ({ name: 'А', amount: 1 })) }], 'months.0.expenses'],
  ])('refuse %j as a whole, and say where', async (months, path) => {
    const { status, body } = await load(months);
    expect([status, body.errors?.map((issue) => issue.path)]).toEqual([422, [path]]);
    expect(await names()).toEqual([]);
  });

  it('fit into the table at their longest', async () => {
    const long = (one: MoneyMonth): MoneyMonth => ({
      ...one,
      expenses: Array.from({ length: 20 }, (_, index) => ({
        name: `${index}${'Щ'.repeat(50)}`,
        amount: 123_456_789.01,
      })),
    });
    // Two files, as one request holds 256 kB.
    expect((await load(many(60).map(long))).status).toBe(201);
    expect((await load(many(120).slice(60).map(long), 1)).status).toBe(201);
    expect(await names()).toHaveLength(120);
  });

  it('are kept with what was there before in two items, and turn the example into own data', async () => {
    const notices = () => request(workspaces.getNotices, place());
    expect((await notices()).body.finance).toBe('sample');
    await load(many(3));
    await load(many(4), 1);
    expect((await notices()).body.finance).toBe('own');
    const items = (await storedItems(workspace.id)).filter(({ type }) => type === 'money-months');
    expect(items).toHaveLength(2);
  });
});
