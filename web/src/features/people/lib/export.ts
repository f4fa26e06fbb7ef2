import type { ExportTable } from '#web/lib/export-cells.ts';
import { exportTablesText as text } from '#text/common/export-tables.ts';
import type { ListedPerson } from '../api.ts';
import { listName, shortName, wholeName } from './names.ts';

interface Columns {
  /** Which columns there are for whoever reads. */
  readonly days: boolean;
  readonly pay: boolean;
}

/** The list of people as a sheet, with the columns that its reader sees. */
export function peopleTable(people: readonly ListedPerson[], { days, pay }: Columns): ExportTable {
  const { name, email, phone, position, team, manager, hired, member, portal, payroll } = text.people;
  const is = (yes: boolean) => (yes ? text.yes : text.no);
  const before = [name, email, phone, position, team, manager];
  return {
    header: [...before, ...(days ? [hired] : []), member, portal, ...(pay ? [payroll] : [])],
    kinds: [...before.map(() => undefined), ...(days ? (['day'] as const) : [])],
    rows: people.map((one) => [
      wholeName(one) || listName(one),
      one.email ?? '',
      one.contact?.phone ?? '',
      one.position ?? '',
      one.team?.name ?? '',
      one.manager ? shortName(one.manager) : '',
      ...(days ? [one.hired_on?.day ?? ''] : []),
      is(one.member !== null),
      is(one.portal !== null),
      ...(pay ? [is(Boolean(one.payroll))] : []),
    ]),
  };
}
