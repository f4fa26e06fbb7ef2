import { beforeEach, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { employeesIn, importEmployees, PERIOD } from '#tests/support/finance.ts';
import { storedItems } from '#tests/support/stored.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const undo = (version: number, period = PERIOD) =>
  request(finance.undoEmployees, {
    token: owner.token,
    params: { id: workspace.id },
    body: { period, version },
  });
const names = async () => (await employeesIn(owner, workspace)).body.employees.map(({ name }) => name);
const load = (name: string, base_version: number | null, more = {}) =>
  importEmployees(owner, workspace, [{ name }], { base_version, ...more });
const parts = async () =>
  (await storedItems(workspace.id)).filter(({ sk }) => sk.startsWith('DATA#')).map(({ sk }) => sk);

describe('an undone import', () => {
  it('brings back what stood there before it, with the file it came from', async () => {
    await load('Анна', null, { file_name: 'first.csv' });
    await load('Борис', 1, { file_name: 'second.csv' });
    const { status, body } = await undo(2);
    expect([status, body.head]).toMatchObject([200, { version: 3, file_name: 'first.csv', undoable: false }]);
    expect(await names()).toEqual(['Анна']);
    expect((await undo(3)).status).toBe(409);
    expect((await load('Вера', 3)).status).toBe(201);
    expect(await names()).toEqual(['Вера']);
  });

  it('that was the first leaves nothing, and another may follow', async () => {
    await load('Анна', null);
    expect((await undo(1)).body).toEqual({ head: null });
    const { body } = await employeesIn(owner, workspace);
    expect(body).toMatchObject({ periods: [], head: null, employees: [] });
    expect(await parts()).toEqual([]);
    expect((await load('Борис', null)).status).toBe(201);
    expect(await names()).toEqual(['Борис']);
  });

  it('is refused for who has not seen what it would take away, and where there is nothing', async () => {
    expect((await undo(1)).status).toBe(409);
    await load('Анна', null);
    await load('Борис', 1);
    expect([(await undo(1)).status, (await undo(3)).status]).toEqual([409, 409]);
    expect(await names()).toEqual(['Борис']);
  });

  it('of two who undo at once one succeeds', async () => {
    await load('Анна', null);
    await load('Борис', 1);
    const replies = await Promise.all([undo(2), undo(2), undo(2)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await names()).toEqual(['Анна']);
  });
});

it('however often somebody imports, two versions are stored and no part of another', async () => {
  const rows = Array.from({ length: 4_001 }, (_, row) => ({ name: `${row}` }));
  await importEmployees(owner, workspace, rows);
  expect(await parts()).toHaveLength(3);
  for (const version of [1, 2, 3, 4]) await load('Анна', version);
  expect(await parts()).toEqual([`DATA#employees#${PERIOD}#A#0`, `DATA#employees#${PERIOD}#B#0`]);
});
