import * as z from 'zod/mini';
import { repeatedRows } from '../../rules/finance/repeated-rows.ts';
import { financeValidation } from '#text/finance/validation.ts';

/**
 * Tells of rows that speak of one person twice, at both rows; together with the other mistakes of the file, so rows may
 * still be anything at all.
 */
export function tellRepeated<Row>(keyOf: (row: Partial<Row>) => string | null, field: string) {
  const ofRow = (row: unknown) => (typeof row === 'object' && row !== null ? keyOf(row as Partial<Row>) : null);
  return z.superRefine<Row[]>(
    (rows, { addIssue }) => {
      const tell = (row: number, other: number) =>
        addIssue({
          code: 'custom',
          path: [row, field],
          message: financeValidation.samePerson(other + 1),
        });
      for (const { row, first } of repeatedRows<unknown>(rows, ofRow)) {
        tell(first, row);
        tell(row, first);
      }
    },
    { when: ({ value }) => Array.isArray(value) },
  );
}
