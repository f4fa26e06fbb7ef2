import type { DepartmentMoney, DepartmentPerson } from '#shared/models/finance/departments.ts';
import { exportTablesText } from '#text/common/export-tables.ts';
import { teamsText } from '#text/finance/teams.ts';
import type { ExportTable } from '#web/lib/export-cells.ts';
import { calledOf, PAY_COLUMNS, payOf } from './sort-people.ts';

const { people: text, months: ofMonths } = teamsText;

/** Who is in a department and what each is paid, as a sheet. */
export function payTable(people: readonly DepartmentPerson[]): ExportTable {
  return {
    header: [...PAY_COLUMNS.map((column) => text.columns[column]), exportTablesText.pay.leaves],
    kinds: [...PAY_COLUMNS.map((column) => (column === 'name' ? undefined : ('money' as const))), 'day'],
    sums: PAY_COLUMNS.flatMap((column, place) => (column === 'name' ? [] : [place])),
    rows: people.map((person) => [
      ...PAY_COLUMNS.map((column) => (column === 'name' ? (calledOf(person) ?? text.nameless) : payOf(person, column))),
      person.left_on ?? '',
    ]),
  };
}

/** What a department came to month by month, the newest first, as a sheet. */
export function monthsTable(months: DepartmentMoney['months']): ExportTable {
  return {
    header: [ofMonths.month, ofMonths.people, ofMonths.cost],
    kinds: ['month', undefined, 'money'],
    rows: months.toReversed().map(({ period, people, cost }) => [period, people, cost]),
  };
}
