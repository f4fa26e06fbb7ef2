/** Two rows of a file that speak of one person, counted from 0. */
export interface RepeatedRow {
  readonly row: number;
  readonly first: number;
}

/** The rows whose key stood in an earlier row; a row without a key repeats nothing. */
export function repeatedRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): RepeatedRow[] {
  const first = new Map<string, number>();
  const repeated: RepeatedRow[] = [];
  for (const [row, value] of rows.entries()) {
    const key = keyOf(value);
    if (key === null) continue;
    const before = first.get(key);
    if (before === undefined) first.set(key, row);
    else repeated.push({ row, first: before });
  }
  return repeated;
}

/**
 * What makes a row of employees the same person as another, in one file and from month to month: the address, else the
 * name. Null where neither is a text.
 */
export function employeeKey({ email, name }: { readonly email?: unknown; readonly name?: unknown }): string | null {
  if (typeof email === 'string' && email.trim() !== '') return `email ${email.trim().toLowerCase()}`;
  return typeof name === 'string' && name.trim() !== '' ? `name ${name.trim().toLowerCase()}` : null;
}

/** The same of the history of leavers: one person may have been hired twice. */
export function leaverKey({ key, hired_on }: { readonly key?: unknown; readonly hired_on?: unknown }): string | null {
  return typeof key === 'string' && key.trim() !== '' ? `${key.trim().toLowerCase()} ${String(hired_on)}` : null;
}
