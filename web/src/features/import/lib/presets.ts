import { ZUP } from '#shared/text/input/finance-files.ts';
import { fold, guessColumns, type Columns } from './guess-columns.ts';
import type { ImportKind } from './kinds.ts';

/** A report that is known by its columns: of pay or of people. */
export type Preset = 'pay' | 'staff';

/** So many columns of a list of people make one of 1C. */
const STAFF_COLUMNS = 3;

/** Which report of 1C has this head; null where none has. */
export function presetOf(head: readonly string[]): Preset | null {
  const names = head.map(fold);
  const has = (known: ReadonlySet<string>) => names.some((name) => known.has(name));
  if (!has(ZUP.who)) return null;
  if (has(ZUP.accrued)) return 'pay';
  return has(ZUP.day) && names.filter((name) => ZUP.staff.has(name)).length >= STAFF_COLUMNS ? 'staff' : null;
}

/** The columns of a report. All that was earned is one sum: its parts, what is taken off and what is left stay out. */
export function presetColumns(head: readonly string[], kind: ImportKind): Columns {
  const guessed = guessColumns(head, kind);
  if (kind !== 'employees' || presetOf(head) !== 'pay') return guessed;
  const accrued = head.findIndex((name) => ZUP.accrued.has(fold(name)));
  return guessed.map((field, column) => {
    if (column === accrued) return 'salary';
    const earned = field === 'salary' || field === 'bonus' || field === 'kpi';
    return earned || ZUP.takenOff.test(fold(head[column] ?? '')) ? null : field;
  });
}

/** What a file with this head is, as far as it says so; of several kinds the one that is looked at. */
export function likelyKind(head: readonly string[], kind: ImportKind, offered: readonly ImportKind[]): ImportKind {
  const columns = (of: ImportKind) => guessColumns(head, of);
  const pays =
    presetOf(head) === 'pay' || columns('employees').some((field) => field === 'salary' || field === 'bonus');
  const months = columns('months');
  const isMonths = months.includes('month') && (months.includes('revenue') || months.includes('expense'));
  const people = columns('people');
  const isPeople = people.includes('name') || people.includes('email');
  const fits: Readonly<Record<ImportKind, boolean>> = {
    people: isPeople && !pays,
    employees: pays && isPeople,
    leavers: people.includes('hired_on') && !pays,
    months: isMonths && !isPeople,
  };
  return fits[kind] ? kind : (offered.find((one) => fits[one]) ?? kind);
}
