import type { DepartmentPerson } from '#shared/models/finance/departments.ts';
import { sumOfMoney } from '#shared/rules/finance/money.ts';
import { LOCALE } from '#text/format.ts';

/** The columns of the table of people: what each costs, then of what that is made. */
export const PAY_COLUMNS = ['name', 'cost', 'salary', 'variable', 'taxes', 'benefits'] as const;
export type PayColumn = (typeof PAY_COLUMNS)[number];

/** By which column, in which direction. */
export interface PaySort {
  readonly by: PayColumn;
  readonly descending: boolean;
}

/** A figure of a row: what varies with the work and what comes beside pay stand together. */
export function payOf(person: DepartmentPerson, column: Exclude<PayColumn, 'name'>): number {
  if (column === 'variable') return sumOfMoney([person.bonus, person.kpi]);
  return column === 'benefits' ? sumOfMoney([person.dms, person.development_costs]) : person[column];
}

/** The rows in the order of a column; who has no name stands last by name. */
export function sortPeople(people: readonly DepartmentPerson[], { by, descending }: PaySort): DepartmentPerson[] {
  const direction = descending ? -1 : 1;
  return people.toSorted((a, b) => {
    if (by !== 'name') return direction * (payOf(a, by) - payOf(b, by));
    const [one, other] = [calledOf(a), calledOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return direction * one.localeCompare(other, LOCALE, { numeric: true });
  });
}

/** The order after a press on a column: figures begin with the largest, names with the first letter. */
export function sortAfterPress(sort: PaySort, by: PayColumn): PaySort {
  return { by, descending: sort.by === by ? !sort.descending : by !== 'name' };
}

/** What somebody is called in the file; null once they were taken out. */
export const calledOf = ({ name, email }: DepartmentPerson): string | null => name ?? email;
