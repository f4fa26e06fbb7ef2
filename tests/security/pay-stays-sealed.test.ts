import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request, withKey, type RequestOptions } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, repos, table, vault, type Person } from '#tests/support/factories.ts';
import { employeesIn, importEmployees, PERIOD } from '#tests/support/finance.ts';
import { failCalls } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';

/* What one person earns, and who that is, leaves the function of finance by its replies alone. */

const METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const;
/** A person whose every figure and word occurs nowhere else. */
const MARKED = {
  email: 'pay-mark@tainaya-romashka.example',
  name: 'Евлампия Кукушкина-Вишневская',
  department: 'Отдел тайных выплат',
  salary: 738_219.37,
  taxes: 118_433.91,
  bonus: 55_617.23,
  kpi: 66_721.19,
  dms: 4_817.53,
  development_costs: 9_371.41,
  contribution: 913_777.77,
  tasks_status: 'Тайный статус',
  hired_on: '2019-03-14',
};
/** As they would stand in a text, whichever way numbers are written. */
const MARKS = [
  'pay-mark',
  'евлампия',
  'кукушкина',
  'тайн',
  ...['738219', '118433', '55617', '66721', '4817.5', '9371.4', '913777'],
];

let lines: string[];
let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  lines = [];
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((line: object) => void lines.push(JSON.stringify(line)));
  }
});
afterEach(() => vi.restoreAllMocks());

const call = (body: object): RequestOptions => ({
  token: owner.token,
  params: { id: workspace.id },
  body: body as never,
});
const importOf = (...rows: readonly object[]) =>
  call({ period: PERIOD, file_name: 'october.csv', base_version: null, rows });

/** What bytes are if they are compressed, from their beginning or behind what an encryption would put there. */
function expanded(bytes: Buffer): Buffer[] {
  return [0, 12].flatMap((start) =>
    [gunzipSync, inflateSync, inflateRawSync].flatMap((expand) => {
      try {
        return [expand(bytes.subarray(start), { finishFlush: constants.Z_SYNC_FLUSH })];
      } catch {
        return [];
      }
    }),
  );
}

/** The folders whose code may open what is sealed. */
const OPENING = ['exports/archive/sections/', 'finance/', 'finance/operations/', 'moving/operations/'];
/** Of a move, those that the function of finance runs for whoever has the right to pay. */
const OPENING_A_MOVE = ['moving/operations/bring-pay.ts', 'moving/operations/take-pay.ts'];
/** The only module that opens it, by whichever name. */
const OPENS = /from '(?:#functions\/finance|\.\.?)\/(?:sealed-rows|datasets)\.ts'/;

/** Everything that is done with pay, refusals and faults included; gives what the refusals said. */
async function useFinance(): Promise<string[]> {
  const told: string[] = [];
  const tell = ({ text, status }: { text: string; status: number }) => status >= 400 && told.push(text);
  const wrong = { ...MARKED, left_on: '2018-01-01' };
  tell(await request(finance.importEmployees, importOf(wrong, { ...MARKED, name: '\u0000тайна' })));
  tell(await request(finance.importEmployees, importOf(MARKED, MARKED)));
  tell(await request(finance.importEmployees, importOf({ ...MARKED, salary: -738_219.37 })));
  tell(
    await request(finance.importEmployees, { ...importOf(), body: JSON.stringify(importOf(MARKED).body).slice(0, -3) }),
  );
  const keyed = withKey(finance.importEmployees, importOf(MARKED));
  expect((await request(finance.importEmployees, keyed)).status).toBe(201);
  expect((await request(finance.importEmployees, keyed)).status).toBe(201);
  tell(await request(finance.importEmployees, importOf(MARKED)));
  const [person] = (await employeesIn(owner, workspace)).body.employees;
  const ofPerson = (body: object) => ({ ...call(body), params: { id: workspace.id, employeeId: person!.id } });
  const change = { period: PERIOD, version: 1, contribution: 913_777.78 };
  expect((await request(finance.changeEmployee, ofPerson(change))).status).toBe(200);
  tell(await request(finance.changeEmployee, ofPerson({ ...change, kpi: 66_721.191 })));
  const leaver = { key: MARKED.email, department: MARKED.department, hired_on: MARKED.hired_on };
  await request(finance.importLeavers, call({ file_name: null, base_version: null, rows: [leaver] }));
  await request(finance.listLeavers, { token: owner.token, params: { id: workspace.id } });
  // The database fails in the middle: the error is logged, with whatever it brings along.
  const failing = failCalls((command) => command?.constructor.name === 'TransactWriteCommand');
  tell(await request(finance.changeEmployee, ofPerson({ ...change, version: 2, salary: 738_219.38 })));
  tell(await request(finance.importEmployees, call({ ...(importOf(MARKED).body as object), base_version: 2 })));
  failing.mockRestore();
  return told;
}

describe('pay', () => {
  it('stands in no log line and no refusal', async () => {
    const told = await useFinance();
    expect(told).toHaveLength(8);
    expect(lines.length).toBeGreaterThan(10);
    const text = [...lines, ...told]
      .join('\n')
      .toLowerCase()
      .replaceAll(/[\s\u00A0]/g, '');
    for (const mark of MARKS) expect(text).not.toContain(mark);
  });

  it('is nowhere in the table in clear: not in its own items, not in records of requests, jobs or anything else', async () => {
    await useFinance();
    const items = await storedItems(workspace.id);
    const kinds = items.map(({ type }) => type);
    for (const type of ['finance-key', 'finance-dataset', 'finance-part']) expect(kinds).toContain(type);
    // What is binary is looked at byte by byte, in each encoding a text could have, and expanded where it can be.
    const all = (await storedItems()).map((item) => {
      const texts: string[] = [];
      const plain = JSON.stringify(item, (_, value: unknown) => {
        if (!(value instanceof Uint8Array)) return value;
        const bytes = Buffer.from(value);
        for (const content of [bytes, ...expanded(bytes)]) {
          texts.push(content.toString('utf8'), content.toString('utf16le'), content.toString('latin1'));
        }
        return '';
      });
      return [plain, ...texts].join('\n').toLowerCase();
    });
    expect(all.length).toBeGreaterThan(5);
    for (const mark of MARKS) expect(all.filter((text) => text.includes(mark))).toEqual([]);
  });

  it('opens with the key of its own workspace alone, and the key for that workspace alone', async () => {
    const other = await makeWorkspace(owner, 'Другая');
    await importEmployees(owner, workspace, [MARKED]);
    await importEmployees(owner, other, [{ name: 'Нина' }]);
    const sealed = (await repos.financeData.sealedKey(workspace.id))!;
    expect(await vault.open(sealed, { workspace: workspace.id, kind: 'finance' })).toHaveLength(44);
    await expect(vault.open(sealed, { workspace: other.id, kind: 'finance' })).rejects.toThrow('kms answered 400');
    await expect(vault.open(sealed, { workspace: workspace.id, kind: 'ai' })).rejects.toThrow('kms answered 400');
    const own = (await repos.financeData.sealedKey(other.id))!;
    const part = keys.financePart(workspace.id, `employees#${PERIOD}`, 'A', 0);
    const stolen = (await table.get(part, { consistent: true }))!;
    // Whoever may write to the table puts the rows of one workspace into another: they do not open.
    await table.write(put({ ...stolen, ...keys.financePart(other.id, `employees#${PERIOD}`, 'A', 0) }));
    expect((await employeesIn(owner, other)).status).toBe(500);
    // With the stolen key beside them neither.
    await table.write(put({ ...keys.financeKey(other.id), type: 'finance-key', sealed }));
    expect((await employeesIn(owner, other)).status).toBe(500);
    expect(own).not.toBe(sealed);
  });

  it('of one month is not taken for another’s', async () => {
    await importEmployees(owner, workspace, [MARKED]);
    await importEmployees(owner, workspace, [{ name: 'Нина' }], { period: '2026-09' });
    const stolen = (await table.get(keys.financePart(workspace.id, `employees#${PERIOD}`, 'A', 0)))!;
    await table.write(put({ ...stolen, ...keys.financePart(workspace.id, 'employees#2026-09', 'A', 0) }));
    expect((await employeesIn(owner, workspace, '2026-09')).status).toBe(500);
  });

  it('is opened by the function of finance, for its screens and a move, and by the archive of its owner: by no analysis, letter, rule or night', async () => {
    const sources = await readdir('functions', { recursive: true });
    const opening: string[] = [];
    for (const file of sources.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
      const text = await readFile(join('functions', file), 'utf8');
      if (OPENS.test(text)) opening.push(file);
    }
    const folders = opening.map((file) => file.replace(/[^/]*$/, ''));
    expect([...new Set(folders)].toSorted()).toEqual(OPENING);
    expect(opening.filter((file) => file.startsWith('moving/')).toSorted()).toEqual(OPENING_A_MOVE);
  });
});
