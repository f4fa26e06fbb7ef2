import { importText } from '#text/finance/import.ts';
import type { Cell, ExportTable } from './export-cells.ts';

const { fields: names, expenses, template } = importText;

/** The columns of each kind of file about people, in the order of the template. */
const COLUMNS = {
  people: ['email', 'name', 'team', 'hired_on', 'left_on', 'phone'],
  employees: [
    ...(['email', 'name', 'number', 'department', 'salary', 'taxes', 'bonus', 'kpi', 'dms'] as const),
    ...(['development_costs', 'development', 'hours', 'tasks_status', 'contribution'] as const),
    ...(['hired_on', 'left_on', 'leaving'] as const),
  ],
  leavers: ['email', 'name', 'number', 'department', 'hired_on', 'left_on', 'leaving'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof names)[]>>;

type Column = (typeof COLUMNS)[keyof typeof COLUMNS][number];

const [FULL, SPARSE] = template.people;

const PEOPLE: readonly Readonly<Partial<Record<Column, Cell>>>[] = [
  {
    ...FULL,
    number: '0012',
    salary: 120_000,
    taxes: 36_240,
    bonus: 15_000,
    kpi: 10_000,
    dms: 2500,
    development_costs: 4000,
    development: 6,
    hours: 164,
    contribution: 310_000,
  },
  { ...SPARSE, number: '0013', salary: 80_000.5, taxes: 24_160, hours: 120.5 },
];

/** A file to fill in, with two rows that show how. */
export function templateOf(kind: keyof typeof COLUMNS | 'months'): ExportTable {
  if (kind === 'months') {
    return {
      header: [names.month, names.revenue, names.people, expenses.rent, expenses.advertising],
      rows: [
        [template.months[0], 12_500_000, 40, 350_000, 900_000.5],
        [template.months[1], 13_100_000, 41, 350_000, 870_000],
      ],
    };
  }
  const columns: readonly Column[] = COLUMNS[kind];
  return { header: columns.map((key) => names[key]), rows: PEOPLE.map((row) => columns.map((key) => row[key] ?? '')) };
}
