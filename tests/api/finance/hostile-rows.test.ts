import { beforeAll, describe, expect, it } from 'vitest';
import type { Workspace } from '#shared/models/workspace.ts';
import { makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { employeesIn, importEmployees } from '#tests/support/finance.ts';

let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

type Row = Readonly<Record<string, unknown>>;
/** What is wrong with rows that are refused; nothing of them may be stored. */
async function mistakesOf(...rows: readonly Row[]) {
  const { status, body } = await importEmployees(owner, workspace, rows);
  expect(status).toBe(422);
  expect((await employeesIn(owner, workspace)).body.head).toBeNull();
  return (body as unknown as { errors: { path: string; message: string }[] }).errors;
}
const paths = async (...rows: readonly Row[]) => (await mistakesOf(...rows)).map(({ path }) => path);

describe('a row of a file', () => {
  it.each([
    ['a negative sum', { salary: -1 }],
    ['more than a milliard', { salary: 1_000_000_000.01 }],
    ['an absurd number', { salary: 1e308 }],
    ['a third of a kopeck', { salary: 100.333 }],
    ['a number in words', { salary: '100 000' }],
    ['nothing', { salary: null }],
    ['a list', { salary: [1] }],
  ])('is refused with %s for pay, and the row is named', async (_, wrong) => {
    expect(await paths({ name: 'Анна' }, { name: 'Борис', ...wrong })).toEqual(['rows.1.salary']);
  });

  it.each([
    ['NUL', 'Анна\u0000'],
    ['a control character', 'Анна\u0007'],
    ['a line break', 'Анна\nИванова'],
    ['text turned around', 'Анна\u202Eавон'],
    ['nothing to see', '\u200B'],
    ['two hundred and one characters', 'а'.repeat(201)],
    ['a megabyte', 'а'.repeat(1_000_000)],
  ])('is refused with %s in a text', async (_, text) => {
    expect(await paths({ name: text })).toEqual(['rows.0.name']);
    expect(await paths({ name: 'Анна', department: text })).toEqual(['rows.0.department']);
  });

  it.each([
    ['more hours than a month has', { hours: 745 }, 'hours'],
    ['hours below nothing', { development: -1 }, 'development'],
    ['a day that does not exist', { hired_on: '2026-02-30' }, 'hired_on'],
    ['a day as people write it', { hired_on: '01.02.2026' }, 'hired_on'],
    ['a year of another age', { hired_on: '0026-02-01' }, 'hired_on'],
    ['a departure before the arrival', { hired_on: '2026-02-02', left_on: '2026-02-01' }, 'left_on'],
    ['a reason without a departure', { leaving: 'voluntary' }, 'left_on'],
    ['a reason of its own', { left_on: '2026-02-01', leaving: 'fired' }, 'leaving'],
    ['no address for an address', { email: 'anna' }, 'email'],
  ])('is refused with %s', async (_, wrong, field) => {
    expect(await paths({ name: 'Анна', ...wrong })).toEqual([`rows.0.${field}`]);
  });

  it('is refused without a name and an address, and with a field nobody knows', async () => {
    expect(await paths({ salary: 1 })).toEqual(['rows.0.email']);
    const [unknown] = await mistakesOf({ name: 'Анна', mood: 3 });
    expect(unknown).toMatchObject({ path: 'rows.0', message: expect.stringContaining('mood') });
  });

  it.each([[null], ['Анна'], [[]], [7]])('is refused where it is no row at all: %j', async (row) => {
    expect(await paths({ name: 'Анна' }, row as never)).toEqual(['rows.1']);
  });
});

describe('a person who stands in a file twice', () => {
  it.each([
    ['the same address', { email: 'anna@example.com', name: 'А' }, { email: ' ANNA@example.com ', name: 'Б' }, 'email'],
    ['the same name, without an address', { name: 'Анна' }, { name: ' анна ' }, 'email'],
  ])('is told at both rows, each naming the other: %s', async (_, one, other, field) => {
    const errors = await mistakesOf(one, { name: 'Борис' }, other);
    expect(errors.map(({ path }) => path).toSorted()).toEqual([`rows.0.${field}`, `rows.2.${field}`]);
    expect(errors.find(({ path }) => path.startsWith('rows.0'))!.message).toContain('записи 3');
    expect(errors.find(({ path }) => path.startsWith('rows.2'))!.message).toContain('записи 1');
  });

  it('is told together with the other mistakes', async () => {
    const errors = await paths({ name: 'Анна', salary: -1 }, { name: 'Анна' }, 7 as never);
    expect(errors.toSorted()).toEqual(['rows.0.email', 'rows.0.salary', 'rows.1.email', 'rows.2']);
  });
});

describe('a file', () => {
  it('of ten thousand wrong rows is answered with the first two hundred mistakes', async () => {
    const errors = await paths(
      ...Array.from({ length: 10_000 }, (_, row) => ({ name: `${row}`, salary: -1, kpi: -1 })),
    );
    expect(errors).toHaveLength(200);
    expect(errors[0]).toBe('rows.0.salary');
  });

  it('without rows is refused', async () => {
    expect(await paths()).toEqual(['rows']);
  });

  it.each(['2026-13', '26-01', '2026-1', 'октябрь', '2026-10-01', '1999-12', '2098-01'])(
    'of a month that is none is refused: %s',
    async (period) => {
      const { status, body } = await importEmployees(owner, workspace, [{ name: 'Анна' }], { period });
      expect([status, body]).toMatchObject([422, { errors: [{ path: 'period' }] }]);
    },
  );

  it.each(['', 'а'.repeat(256), 'файл\u0000.csv'])('of a name that is none is refused', async (file_name) => {
    const { status, body } = await importEmployees(owner, workspace, [{ name: 'Анна' }], { file_name });
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'file_name' }] }]);
  });

  it('keeps the formulas of a spreadsheet as the text they are', async () => {
    const names = [
      '=HYPERLINK("https://evil.example";"ok")',
      '+1+cmd|calc',
      '@SUM(A1)',
      '-2+3',
      '"; DROP TABLE x',
      '{}',
    ];
    const other = await makeWorkspace(owner, 'Формулы');
    const { status } = await importEmployees(
      owner,
      other,
      names.map((name) => ({ name, department: name })),
    );
    expect(status).toBe(201);
    const { body } = await employeesIn(owner, other);
    expect(body.employees.map(({ name, department }) => [name, department])).toEqual(names.map((name) => [name, name]));
  });

  it('that is larger than five megabytes is refused before it is read', async () => {
    const name = 'а'.repeat(199);
    const rows = Array.from({ length: 10_000 }, () => ({ name, department: name }));
    const { status, body } = await importEmployees(owner, workspace, rows);
    expect([status, body]).toMatchObject([413, { code: 'too_large', detail: expect.stringContaining('5 МБ') }]);
  });

  it('of texts that cannot be compressed is kept or refused as a whole, never cut', async () => {
    const noise = () =>
      Array.from({ length: 150 }, () => String.fromCodePoint(33 + Math.floor(Math.random() * 90))).join('');
    const rows = Array.from({ length: 6_000 }, (_, row) => ({
      name: `${row} ${noise()}`,
      department: noise(),
      tasks_status: noise(),
    }));
    const other = await makeWorkspace(owner, 'Шум');
    const { status, body } = await importEmployees(owner, other, rows);
    expect([201, 413]).toContain(status);
    const { head } = (await employeesIn(owner, other)).body;
    expect(head?.rows ?? 0).toBe(status === 201 ? body.added : 0);
  });
});
