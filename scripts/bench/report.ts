import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keeps, type Budget } from './budgets.ts';

const FOLDER = join(import.meta.dirname, '../../.cache/benches');

/** One figure of the bench; without a budget it only informs. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly budget?: Budget;
  readonly unit: string;
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** A figure held against a budget. */
export function held(name: string, value: number, budget: Budget): Row {
  return { name, value, budget, unit: budget.unit };
}

/** A figure that nobody has promised anything about. */
export function known(name: string, value: number, unit: string): Row {
  return { name, value, unit };
}

/** The one table: figure, unit, budget, verdict. */
export function print(sections: readonly Section[]): string {
  const width = Math.max(...sections.flatMap(({ rows }) => rows.map(({ name }) => name.length))) + 2;
  const lines = sections.flatMap(({ title, rows }) => [
    '',
    title,
    ...rows.map(({ name, value, unit, budget }) => {
      const figure = `${format(value, unit)} ${UNITS[unit] ?? unit}`;
      if (!budget) return `  ${name.padEnd(width)}${figure}`;
      return `  ${name.padEnd(width)}${figure.padEnd(24)}${limit(budget).padEnd(12)}${keeps(value, budget) ? 'ok' : 'OVER'}`;
    }),
  ]);
  return lines.join('\n');
}

/** What a clock measures, and what the collector has left in a bench's own process: not the same from run to run. */
const OF_THE_RUN = [
  's',
  'ms',
  '% of time',
  '% of login',
  '× naive',
  '× floor',
  '× bare',
  '× calm',
  '% an hour',
  'bytes of memory',
  'threads',
];

/** Whether a unit tells of the machine and the hour as well: what is over its budget may be another program's work. */
export function isOfTheRun(unit: string): boolean {
  return OF_THE_RUN.includes(unit);
}

/** The rows that break their budgets; with `truths` alone those that are the same in every run. */
export function broken(sections: readonly Section[], { truths = false } = {}): Row[] {
  return sections
    .flatMap(({ rows }) => rows.filter(({ value, budget }) => budget && !keeps(value, budget)))
    .filter(({ unit }) => !truths || !isOfTheRun(unit));
}

interface Conclusion {
  readonly truths: boolean;
  /** Under which the figures are kept for `npm run bench:goals`; left out, they are not. */
  readonly keptAs?: string;
}

/** Prints the table and what is over budget; exit code 1 where something is that counts. */
export function conclude(head: string, sections: readonly Section[], { truths, keptAs }: Conclusion): void {
  if (keptAs !== undefined) record(keptAs, { head, sections });
  console.log(`${head}${print(sections)}`);
  const over = broken(sections, { truths });
  const none = truths ? 'Every budget is kept that is the same in every run.' : 'Every budget is kept.';
  console.log(`\n${over.length === 0 ? none : `Over budget: ${over.map(({ name }) => name).join('; ')}`}`);
  if (over.length > 0) process.exitCode = 1;
}

/** What a bench has found when it was last run here. */
export interface Recorded {
  /** ISO 8601. */
  readonly at: string;
  /** Of what machine, and under what load. */
  readonly head: string;
  readonly sections: readonly Section[];
}

/** Keeps what a bench has found, instead of what it had found before. */
export function record(name: string, found: Omit<Recorded, 'at'>): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify({ at: new Date().toISOString(), ...found }, null, 1));
}

/** What a bench has found last; null where it was never run here. */
export function recorded(name: string): Recorded | null {
  const file = join(FOLDER, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recorded) : null;
}

const UNITS: Record<string, string> = { bytes: 'kB', 'bytes gzip': 'kB gzip', 'bytes of memory': 'kB of memory' };

function limit({ atMost, atLeast, unit }: Budget): string {
  return atMost === undefined ? `≥ ${format(atLeast ?? 0, unit)}` : `≤ ${format(atMost, unit)}`;
}

/** Bytes are shown in kB of 1024; everything else with as many digits as it deserves. */
function format(value: number, unit: string): string {
  if (unit.startsWith('bytes')) return value === 0 ? '0' : (value / 1024).toFixed(1);
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
