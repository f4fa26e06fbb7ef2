import type { Cell, ExportTable } from '#web/lib/export-cells.ts';
import { importText } from '#text/finance/import.ts';
import { FIELDS } from './fields.ts';
import type { FieldKey, ImportKind } from './kinds.ts';

const { fields: names, expenses, template } = importText;

const [FULL, SPARSE] = template.people;

const PEOPLE: readonly Readonly<Partial<Record<FieldKey, Cell>>>[] = [
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
export function templateOf(kind: ImportKind): ExportTable {
  if (kind === 'months') {
    return {
      header: [names.month, names.revenue, names.people, expenses.rent, expenses.advertising],
      rows: [
        [template.months[0], 12_500_000, 40, 350_000, 900_000.5],
        [template.months[1], 13_100_000, 41, 350_000, 870_000],
      ],
    };
  }
  const fields = FIELDS[kind].map(({ key }) => key);
  return { header: fields.map((key) => names[key]), rows: PEOPLE.map((row) => fields.map((key) => row[key] ?? '')) };
}
