import { beforeEach, describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { employeesIn, importEmployees, PERIOD } from '#tests/support/finance.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const ANNA = {
  email: 'Anna@Example.com',
  name: 'Анна Иванова',
  department: 'Продажи',
  salary: 120_000.55,
  taxes: 36_000,
};
const BORIS = { name: '№ 17', salary: 90_000, hours: 152, hired_on: '2024-03-01' };

describe('an import of employees', () => {
  it('is read back as it was sent, with ids, and says what it changed', async () => {
    const first = await importEmployees(owner, workspace, [ANNA, BORIS]);
    expect([first.status, first.body]).toMatchObject([201, { added: 2, changed: 0, removed: 0 }]);
    expect(first.body.head).toMatchObject({
      version: 1,
      rows: 2,
      file_name: 'october.csv',
      imported_by: 'Анна Петрова',
    });
    const { status, body } = await employeesIn(owner, workspace);
    expect([status, body.period, body.next_cursor]).toEqual([200, PERIOD, null]);
    expect(body.employees).toMatchObject([
      { email: 'anna@example.com', salary: 120_000.55, taxes: 36_000, bonus: 0, hours: null, contribution: null },
      { email: null, name: '№ 17', hours: 152, hired_on: '2024-03-01', department: null },
    ]);
    const again = await importEmployees(owner, workspace, [{ ...ANNA, salary: 1 }], { base_version: 1 });
    expect(again.body).toMatchObject({ added: 0, changed: 1, removed: 1, head: { version: 2, undoable: true } });
  });

  it('turns the example of the workspace into its own data', async () => {
    const notices = () => request(workspaces.getNotices, { token: owner.token, params: { id: workspace.id } });
    expect((await notices()).body.finance).toBe('sample');
    await importEmployees(owner, workspace, [ANNA]);
    expect((await notices()).body.finance).toBe('own');
  });
});
