import { personOf, type Values } from './api-rows.ts';
import type { CheckedRow } from './check-rows.ts';

/**
 * The rows without names and addresses: each person is their own number of the file, or else the place at which they
 * first stand in it. One person has one number all over the file.
 */
export function replaceNames(rows: readonly CheckedRow[]): CheckedRow[] {
  const numbers = new Map<string, string>();
  const taken = new Set(rows.map(({ values }) => values.number).filter((number) => typeof number === 'string'));
  let last = 0;
  function numberOf(values: Values): string | null {
    if (typeof values.number === 'string') return values.number;
    const person = personOf(values)?.toLowerCase();
    if (person === undefined) return null;
    let number = numbers.get(person);
    if (number === undefined) {
      do last += 1;
      while (taken.has(String(last)));
      number = String(last);
      numbers.set(person, number);
    }
    return number;
  }
  return rows.map((row) => ({
    ...row,
    values: { ...row.values, email: null, name: numberOf(row.values), number: null },
  }));
}
