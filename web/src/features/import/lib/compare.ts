import { employeeKey, leaverKey } from '#shared/rules/finance/repeated-rows.ts';
import type { ApiRow } from './api-rows.ts';
import type { MoneyKind } from './kinds.ts';

/** What an import would do to what stands there; each is named for people. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly same: number;
}

/** What is new, what says something else and what would be gone. Months that a file does not name stay. */
export function compare(kind: MoneyKind, stored: readonly ApiRow[], sent: readonly ApiRow[]): Changes {
  const before = new Map(stored.map((row, index) => [identityOf(kind, row) ?? `stored ${index}`, row]));
  const added: string[] = [];
  const changed: string[] = [];
  let same = 0;
  for (const row of sent) {
    const identity = identityOf(kind, row) ?? '';
    const old = before.get(identity);
    before.delete(identity);
    if (old === undefined) added.push(nameOf(row));
    else if (isSame(old, row)) same += 1;
    else changed.push(nameOf(row));
  }
  const removed = kind === 'months' ? [] : [...before.values()].map(nameOf);
  return { added, changed, removed, same };
}

/** What makes a row the same as another; null where nothing does. */
function identityOf(kind: MoneyKind, row: ApiRow): string | null {
  if (kind === 'months') return String(row.month);
  return kind === 'employees' ? employeeKey(row) : leaverKey(row);
}

function nameOf({ name, email, key, month }: ApiRow): string {
  return String(name ?? email ?? key ?? month ?? '—');
}

/** Whether two rows say the same: a field that is left out says nothing, which of a sum is 0. */
function isSame(old: ApiRow, row: ApiRow): boolean {
  const fields = new Set([...Object.keys(old), ...Object.keys(row)]);
  fields.delete('id');
  return [...fields].every((field) => {
    const [before, after] = [old[field] || null, row[field] || null];
    return before === after || (Array.isArray(after) && JSON.stringify(before) === JSON.stringify(after));
  });
}
