import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { finance } from '#shared/contract/finance.ts';
import type { Reply, Route } from '#shared/contract/route.ts';
import { gatewayEvent, type RequestOptions } from '#tests/support/api.ts';
import { makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import type { RequestCost } from './run-once.ts';

const run = promisify(execFile);

/** What a month of so many people costs to import, to import anew and to read whole. */
export interface FinanceRow {
  readonly people: number;
  readonly first: RequestCost;
  readonly again: RequestCost;
  /** All pages together. */
  readonly reads: number;
  readonly pages: number;
}

const PERIOD = '2026-10';
/** A reply of ten thousand people is a few megabytes. */
const REPLY_BYTES = 64 * 1024 * 1024;

/** A month of a company of each of these sizes, each request in a process of its own. */
export async function measureFinance(sizes: readonly number[]): Promise<FinanceRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tonus-bench-'));
  try {
    const rows: FinanceRow[] = [];
    for (const people of sizes) rows.push(await measureMonth(people, join(folder, 'event.json')));
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureMonth(people: number, file: string): Promise<FinanceRow> {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const call = { token: owner.token, params: { id: workspace.id } };
  const body = { period: PERIOD, file_name: 'october.csv', base_version: null as number | null };
  const first = await ask(finance.importEmployees, { ...call, body: { ...body, rows: monthOf(people, 1) } }, file);
  const anew = { ...body, base_version: 1, rows: monthOf(people, 2) };
  const again = await ask(finance.importEmployees, { ...call, body: anew }, file);
  let [reads, pages] = [0, 0];
  let cursor: string | null = null;
  do {
    const query = { period: PERIOD, ...(cursor === null ? {} : { cursor }) };
    const page = await ask(finance.listEmployees, { ...call, query }, file);
    reads += page.reads;
    pages++;
    cursor = (JSON.parse(page.body) as Reply<typeof finance.listEmployees>).next_cursor;
  } while (cursor !== null);
  return { people, first, again, reads, pages };
}

async function ask(route: Route, options: RequestOptions, file: string): Promise<RequestCost> {
  await writeFile(file, JSON.stringify(gatewayEvent(route, options)));
  const child = new URL('run-once.ts', import.meta.url).pathname;
  const { stdout } = await run(process.execPath, [child, file], { maxBuffer: REPLY_BYTES });
  const cost = JSON.parse(stdout) as RequestCost;
  if (cost.status !== route.status) throw new Error(`${route.name} answered ${cost.status}: ${cost.body}`);
  return cost;
}

const DEPARTMENTS = ['Продажи', 'Разработка', 'Поддержка', 'Бухгалтерия и финансы', 'Склад и доставка', 'Маркетинг'];
const FIRST_NAMES = ['Анна', 'Борис', 'Вера', 'Георгий', 'Дарья', 'Евгений', 'Жанна', 'Зоя', 'Иван', 'Ксения'];
const LAST_NAMES = ['Иванова', 'Петров', 'Сидорова', 'Кузнецов', 'Смирнова', 'Попов', 'Васильева', 'Соколов'];

/** People with pay to the kopeck, which is what compresses worst. */
function monthOf(people: number, seed: number) {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const money = (limit: number) => below(limit * 100) / 100;
  const pick = (from: readonly string[]) => from[below(from.length)]!;
  return Array.from({ length: people }, (_, row) => ({
    email: `employee.${row}@romashka.example`,
    name: `${pick(LAST_NAMES)} ${pick(FIRST_NAMES)} ${row}`,
    department: pick(DEPARTMENTS),
    salary: money(300_000),
    taxes: money(90_000),
    bonus: money(50_000),
    kpi: money(50_000),
    dms: 4_500,
    development_costs: below(5) === 0 ? money(30_000) : 0,
    development: below(16),
    hours: 120 + below(60),
    tasks_status: `${below(40)} задач`,
    contribution: money(900_000),
    hired_on: `20${10 + below(16)}-${String(1 + below(12)).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`,
  }));
}
